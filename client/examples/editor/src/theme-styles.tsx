// The styles and settings of the theme with the changes of the site's users, as the canvas of the editor needs them.
import { privateApis as blockEditor } from '@wordpress/block-editor'
import { createRoot, useEffect } from '@wordpress/element'
import { privateApis as editor } from '@wordpress/editor'
import type { ComponentType, ReactNode } from 'react'
import { unlock } from './private-apis.ts'

const { GlobalStylesProvider } = unlock<{ GlobalStylesProvider: ComponentType<{ children: ReactNode }> }>(editor)
const { useGlobalStylesOutput } = unlock<{ useGlobalStylesOutput: () => [object[] | undefined, object | undefined] }>(blockEditor)

interface ThemeStyles {
  styles: object[]
  __experimentalFeatures: object
}

/** Renders nothing until the packages have loaded and merged the styles. */
export function themeStyles(): Promise<ThemeStyles> {
  return new Promise((resolve) => {
    const root = createRoot(document.createElement('div'))
    root.render(
      <GlobalStylesProvider>
        <Output
          onReady={(found) => {
            resolve(found)
            setTimeout(() => root.unmount())
          }}
        />
      </GlobalStylesProvider>,
    )
  })
}

function Output({ onReady }: { onReady: (found: ThemeStyles) => void }) {
  const [styles, settings] = useGlobalStylesOutput()
  useEffect(() => {
    if (styles && settings) onReady({ styles, __experimentalFeatures: settings })
  }, [styles, settings])
  return null
}
