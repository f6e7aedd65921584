// When an event repeats, and for an occurrence of a series, what a change applies to.
import { Button, SelectControl, TextControl } from '@wordpress/components'
import { CHOICES, SCOPES } from './repeats.ts'
import type { Repeats, Scope } from './repeats.ts'

export function RepeatField({ value, start, onChange }: { value: Repeats; start: string; onChange: (repeats: Repeats) => void }) {
  const { choice, until, other } = value
  return (
    <div className="row">
      <SelectControl
        label="Repeats"
        value={choice}
        options={[...CHOICES.map((one) => ({ ...one })), ...(other ? [{ value: 'other' as const, label: other }] : [])]}
        onChange={(chosen) => onChange({ ...value, choice: chosen })}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      {choice !== 'never' && choice !== 'other' && (
        <TextControl
          label="Until"
          type="date"
          min={start.slice(0, 10)}
          value={until}
          onChange={(day) => onChange({ ...value, until: day })}
          __next40pxDefaultSize
          __nextHasNoMarginBottom
        />
      )}
    </div>
  )
}

export function ScopeField({ series, value, onChange }: { series: number; value: Scope; onChange: (scope: Scope) => void }) {
  return (
    <div className="row">
      <SelectControl
        label="Changes apply to"
        value={value}
        options={SCOPES.map((one) => ({ ...one }))}
        onChange={onChange}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      <Button variant="secondary" href={`event?id=${series}`} children="Edit all dates" __next40pxDefaultSize />
    </div>
  )
}
