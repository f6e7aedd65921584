// The button of blocks that opens the media library, in place of the dialog of the reference.
import { Button, Modal, Notice } from '@wordpress/components'
import { useState } from '@wordpress/element'
import type { ReactNode } from 'react'
import { chosen } from './media.ts'
import type { MediaFile } from './media.ts'
import { MediaLibrary } from './media-library.tsx'
import { messageOf } from './service.ts'

interface MediaUploadProps {
  allowedTypes?: string[]
  multiple?: boolean | string
  gallery?: boolean
  onSelect: (media: object | object[]) => void
  onClose?: () => void
  render: (given: { open: () => void }) => ReactNode
}

export function MediaUpload({ allowedTypes, multiple = false, gallery = false, onSelect, onClose, render }: MediaUploadProps) {
  const [isOpen, setOpen] = useState(false)
  const [files, setFiles] = useState<MediaFile[]>([])
  const [problem, setProblem] = useState('')
  const isList = Boolean(multiple) || gallery
  const close = (): void => {
    setOpen(false)
    setFiles([])
    onClose?.()
  }
  const select = (): void => {
    const media = files.map(chosen)
    onSelect(isList ? media : media[0]!)
    close()
  }
  return (
    <>
      {render({ open: () => setOpen(true) })}
      {isOpen && (
        <Modal
          title="Choose from the media library"
          className="media-dialog"
          onRequestClose={close}
          headerActions={
            <Button variant="primary" disabled={!files.length} accessibleWhenDisabled onClick={select} __next40pxDefaultSize>
              Select
            </Button>
          }
        >
          {problem && <Notice status="error" onRemove={() => setProblem('')} children={problem} />}
          <MediaLibrary
            types={allowedTypes}
            selection={files.map(({ id }) => String(id))}
            onChoose={(given) => setFiles(isList ? given : given.slice(-1))}
            notify={(outcome) =>
              outcome.then(
                () => setProblem(''),
                (error: unknown) => setProblem(messageOf(error)),
              )
            }
          />
        </Modal>
      )}
    </>
  )
}
