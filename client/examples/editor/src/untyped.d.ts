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
  import type { ComponentType, ReactNode } from 'react'
  export const BlockCanvas: ComponentType<{ height: string; styles: object[] }>
  export const BlockEditorProvider: ComponentType<{
    value: object[]
    onInput: (blocks: object[]) => void
    onChange: (blocks: object[]) => void
    settings: object
    children: ReactNode
  }>
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
declare module '@wordpress/blocks' {
  export function rawHandler(given: { HTML: string }): object[]
  export function serialize(blocks: object[]): string
}
declare module '@wordpress/block-library' {
  export function registerCoreBlocks(): void
}
declare module '*.css?url' {
  const url: string
  export default url
}
