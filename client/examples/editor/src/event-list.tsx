import type { ReactElement } from 'react'
import type { SiteUser } from './service.ts'
export function eventList(_user: SiteUser): ReactElement { return <p /> }
