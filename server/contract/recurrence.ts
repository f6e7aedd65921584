// Contract types of recurrence rules, which the calendar computes.
import type { components } from '#generated/cal-events-v1/server.ts'

export type Rule = components['schemas']['RecurrenceRule']
export type RuleInput = components['schemas']['RecurrenceRuleInput']
export type Recurrence = components['schemas']['Recurrence']
export type RecurrenceInput = components['schemas']['RecurrenceInput']
