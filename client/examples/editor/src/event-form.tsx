import type { ReactElement } from 'react'
import type { SiteUser } from './service.ts'
export function eventForm(_query: URLSearchParams, _user: SiteUser): ReactElement { return <p /> }
