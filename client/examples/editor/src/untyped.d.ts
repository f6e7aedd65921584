// Packages of the editor without types.
declare module '@wordpress/edit-post' {
  export function initializeEditor(element: string, type: string, id: number, settings: object): void
}
declare module '@wordpress/edit-site' {
  export function initializeEditor(element: string, settings: object): void
}
declare module '@wordpress/editor' {
  import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data'
  export const privateApis: object
  export const store: StoreDescriptor<ReduxStoreConfig<unknown, { savePost: () => unknown }, object>>
}
declare module '@wordpress/block-editor' {
  export const privateApis: object
  export const store: { name: string }
}
declare module '@wordpress/preferences' {
  import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data'
  interface Actions {
    setPersistenceLayer: (layer: object) => unknown
    setDefaults: (scope: string, defaults: object) => unknown
  }
  export const store: StoreDescriptor<ReduxStoreConfig<unknown, Actions, object>>
}
declare module '@wordpress/preferences-persistence' {
  export function __unstableCreatePersistenceLayer(preferences: object | null, user: string): object
}
declare module '@wordpress/format-library' {}
declare module '*.css?url' {
  const url: string
  export default url
}
