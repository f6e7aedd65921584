// Chooses the screen from the address. Those that end in .php are what the links in the packages of the editor lead to.
import { createRoot } from '@wordpress/element'
import type { ReactElement } from 'react'
import apiFetch from '@wordpress/api-fetch'
import '@wordpress/components/build-style/style.css'
import './style.css'
import { connect, messageOf } from './service.ts'
import type { SiteUser } from './service.ts'
import { currentSession, forgetSession } from './session.ts'
import { Problem, SignIn } from './sign-in.tsx'

type Screen = (query: URLSearchParams, user: SiteUser) => Promise<ReactElement | undefined>

/** Each screen loads what it needs. An editor renders itself. */
const screens: Record<string, Screen> = {
  'edit.php': async (query, user) => (await import('./item-list.tsx')).itemList(query, user),
  'post.php': async (query, user) => (await import('./post-editor.ts')).openPost(query, user),
  'post-new.php': async (query, user) => (await import('./post-editor.ts')).createPost(query, user),
  'site-editor.php': async (_query, user) => (await import('./site-editor.ts')).openSiteEditor(user),
  'revision.php': async (query, user) => (await import('./revision-list.tsx')).revisionList(query, user),
  media: async (_query, user) => (await import('./media-library.tsx')).mediaLibrary(user),
  events: async (_query, user) => (await import('./event-list.tsx')).eventList(user),
  event: async (query, user) => (await import('./event-form.tsx')).eventForm(query, user),
  profile,
}

async function profile(_query: URLSearchParams, user: SiteUser): Promise<ReactElement> {
  return (await import('./profile.tsx')).profile(user)
}

async function open(): Promise<ReactElement | undefined> {
  let session
  try {
    session = currentSession()
  } catch (error) {
    return <SignIn problem={messageOf(error)} />
  }
  if (!session) return <SignIn />
  connect(session)
  const { pathname, search } = location
  const screen = screens[pathname.slice(pathname.lastIndexOf('/') + 1)]
  if (!screen) return void location.replace('edit.php?post_type=post')
  try {
    const user = await apiFetch<SiteUser>({ path: '/wp/v2/users/me?context=edit' })
    return await (user.capabilities['edit_posts'] ? screen : profile)(new URLSearchParams(search), user)
  } catch (error) {
    const { status } = (error as { data?: { status?: number } }).data ?? {}
    if (status === 401) forgetSession()
    return status === 401 ? <SignIn problem={messageOf(error)} /> : <Problem message={messageOf(error)} />
  }
}

const element = await open()
if (element) createRoot(document.getElementById('root')!).render(element)
