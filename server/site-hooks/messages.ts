// What the process and the thread of the hooks tell each other.

export const hookNames = ['validate', 'beforeSave'] as const
export type HookName = (typeof hookNames)[number]

export interface HookCall {
  id: number
  type: string
  hook: HookName
  item: object
  previous: object | undefined
  user: object | null
}

/** From the process: a call, or the question whether the thread still runs. */
export type Question = HookCall | 'alive'

/** `refusals` are problems by parameter, and `failure` is what was thrown otherwise. */
export type Outcome = { result: unknown } | { refusals: Record<string, string> } | { failure: string }

/** From the thread: what the hooks are, by type, or why they cannot be loaded; then the outcome of each call. */
export type Answer = { hooks: Record<string, string[]> } | { problem: string } | ({ id: number } & Outcome) | 'alive'
