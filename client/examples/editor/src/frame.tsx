// What the lists have around them: the menu with the parts of the site, a heading, and notices.
import { Button, SnackbarList } from '@wordpress/components'
import { useState } from '@wordpress/element'
import type { ReactNode } from 'react'
import { messageOf } from './service.ts'
import type { SiteUser } from './service.ts'
import { SERVICE_URL, signOut } from './session.ts'

interface Part {
  label: string
  href: string
  /** The right that its users have. */
  right: string
}

const PARTS: Part[] = [
  { label: 'Posts', href: 'edit.php?post_type=post', right: 'edit_posts' },
  { label: 'Pages', href: 'edit.php?post_type=page', right: 'edit_pages' },
  { label: 'Media', href: 'media', right: 'upload_files' },
  { label: 'Events', href: 'events', right: 'edit_posts' },
  { label: 'Patterns', href: 'edit.php?post_type=wp_block', right: 'edit_posts' },
  { label: 'Menus', href: 'edit.php?post_type=wp_navigation', right: 'edit_theme_options' },
  { label: 'Templates', href: 'edit.php?post_type=wp_template', right: 'edit_theme_options' },
  { label: 'Template parts', href: 'edit.php?post_type=wp_template_part', right: 'edit_theme_options' },
  { label: 'Styles', href: 'site-editor.php?p=/styles', right: 'edit_theme_options' },
  { label: 'Profile', href: 'profile', right: 'read' },
]

export type Notify = (outcome: Promise<unknown>, success: string) => Promise<void>

/** `children` gets a function that waits for a request, and says how it ended. */
export function Frame({
  title,
  user,
  action,
  children,
}: {
  title: string
  user: SiteUser
  action?: ReactNode
  children: (notify: Notify) => ReactNode
}) {
  const [notices, setNotices] = useState<{ id: string; content: string }[]>([])
  const say = (content: string): void => setNotices((others) => [...others, { id: crypto.randomUUID(), content }])
  const notify: Notify = (outcome, success) =>
    outcome.then(
      () => say(success),
      (error: unknown) => say(messageOf(error)),
    )
  const isHere = ({ href }: Part): boolean => location.href.startsWith(new URL(href, location.href).href)
  return (
    <div className="frame">
      <nav aria-label="Parts of the site">
        <a className="site" href={SERVICE_URL}>
          {new URL(SERVICE_URL).host}
        </a>
        {PARTS.filter(({ right }) => user.capabilities[right]).map((part) => (
          <a key={part.href} href={part.href} aria-current={isHere(part) ? 'page' : undefined}>
            {part.label}
          </a>
        ))}
        <footer>
          <span>{user.name}</span>
          <Button variant="link" onClick={() => void signOut()}>
            Sign out
          </Button>
        </footer>
      </nav>
      <main>
        <header>
          <h1>{title}</h1>
          {action}
        </header>
        {children(notify)}
      </main>
      <SnackbarList className="notices" notices={notices} onRemove={(id) => setNotices((all) => all.filter((one) => one.id !== id))} />
    </div>
  )
}
