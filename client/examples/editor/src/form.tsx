// A form. Dialogs that are opened from a form are in it for React, so their events stay in them.
import type { CSSProperties, ReactNode } from 'react'

interface FormProps {
  className?: string
  style?: CSSProperties
  onSubmit: () => void
  children: ReactNode
}

export function Form({ onSubmit, ...others }: FormProps) {
  return (
    <form
      {...others}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onSubmit()
      }}
    />
  )
}
