// Edits a post: keeps drafts safe with autosaves, and asks before it overwrites the changes of another user.
import { createClient, edit } from 'content-service'
import type { Conflict, Editing, InEdit, Post } from 'content-service'
import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { baseUrl } from './service.ts'

const AUTOSAVE_MS = 2000

/** The password is an application password, which lives as long as the page. */
function openPost(id: number, username: string, password: string): Promise<Editing<Post>> {
  const { content } = createClient({ baseUrl, auth: { username, password } })
  return edit(content, '/posts/{id}', { id })
}

export function Editor({ id }: { id: number }) {
  const [draft, setDraft] = useState<Editing<Post>>()
  const [message, setMessage] = useState('')
  if (draft) return <Fields draft={draft} />

  function signIn(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    openPost(id, String(form.get('username')), String(form.get('password'))).then(setDraft, (error: Error) => setMessage(error.message))
  }
  return (
    <form onSubmit={signIn}>
      <input name="username" aria-label="Username" required />
      <input name="password" aria-label="Application password" type="password" required />
      <button>Sign in</button>
      <p role="alert">{message}</p>
    </form>
  )
}

function Fields({ draft }: { draft: Editing<Post> }) {
  const [title, setTitle] = useState(draft.item.title.raw)
  const [text, setText] = useState(draft.item.content.raw)
  const [message, setMessage] = useState('')
  const [conflict, setConflict] = useState<Conflict<InEdit<'Post'>>>()
  const isChanged = title !== draft.item.title.raw || text !== draft.item.content.raw

  useEffect(() => {
    if (!isChanged || conflict) return
    const autosave = () =>
      draft.autosave({ title, content: text }).then(
        () => setMessage('Autosaved'),
        (error: Error) => setMessage(error.message),
      )
    const timer = setTimeout(() => void autosave(), AUTOSAVE_MS)
    return () => clearTimeout(timer)
  }, [draft, title, text, isChanged, conflict])

  async function save(): Promise<void> {
    try {
      const saved = await draft.save({ title, content: text })
      setConflict(saved.conflict)
      setMessage(saved.item ? 'Saved' : '')
    } catch (error) {
      setMessage((error as Error).message)
    }
  }

  return (
    <section>
      <input aria-label="Title" value={title} onChange={(event) => setTitle(event.target.value)} />
      <textarea aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={() => void save()}>Save</button>
      <p role="status">{message}</p>
      {conflict && (
        <div role="alertdialog">
          <p>Another user has saved this post meanwhile, with the title “{conflict.theirs.title.raw}”.</p>
          <button
            onClick={() => {
              conflict.accept()
              void save()
            }}
          >
            Replace their version
          </button>
          <button
            onClick={() => {
              conflict.accept()
              setTitle(conflict.theirs.title.raw)
              setText(conflict.theirs.content.raw)
              setConflict(undefined)
            }}
          >
            Take their version
          </button>
        </div>
      )}
    </section>
  )
}
