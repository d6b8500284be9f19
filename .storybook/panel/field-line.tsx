import * as React from 'react';
import { useId } from 'react';
import type { Json } from './draft.ts';
import type { Field } from './fields.ts';
import type { Finding } from './messages.ts';
import { Inputs, Label, Line, Quiet, Small, Wrong } from './panel.styles.ts';
import { useGesture } from './use-gesture.ts';

export interface FieldLineProps {
  field: Field;
  /** As in the draft; `null` where the file does not say. */
  value: Json;
  /** The colour that the engine chose, where the file does not say. */
  chosen?: string | undefined;
  edited: boolean;
  findings: readonly Finding[];
  onChange: (value: Json, gesture: string) => void;
}

/** One input with its label and what the engine says about it. */
export function FieldLine({ field, value, chosen, edited, findings, onChange }: FieldLineProps) {
  const id = useId();
  const gesture = useGesture();
  const set = (next: Json) => onChange(next, gesture.name());
  const shared = {
    'aria-invalid': findings.some(({ severity }) => severity === 'error') || undefined,
    'aria-describedby': findings.length > 0 ? `${id}-findings` : undefined,
  };
  const says = value !== null;
  return (
    <Line {...gesture.begins}>
      <Label htmlFor={id} title={field.about} data-edited={edited || undefined}>
        {field.label}
      </Label>
      <Inputs>
        <Editor id={id} field={field} value={value} chosen={chosen} shared={shared} set={set} />
        {field.unit && <Quiet>{field.unit}</Quiet>}
        {!field.required && (
          <Small
            type="button"
            disabled={!says}
            aria-label={`Take ${field.label} out of the file`}
            title="Take out of the file"
            onClick={() => set(null)}
          >
            ×
          </Small>
        )}
      </Inputs>
      <Findings id={`${id}-findings`} findings={findings} />
    </Line>
  );
}

/** What the engine says about one place, with the fix. */
export function Findings({ id, findings }: { id?: string; findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <Wrong
      id={id}
      data-warning={findings.every(({ severity }) => severity === 'warning') || undefined}
    >
      {findings.map(({ message, remedy }) => (
        <div key={message}>
          {message.replace(/\.?$/, '.')} {remedy}
        </div>
      ))}
    </Wrong>
  );
}

interface EditorProps {
  id: string;
  field: Field;
  value: Json;
  chosen?: string | undefined;
  shared: { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
  set: (value: Json) => void;
}

function Editor({ id, field, value, chosen, shared, set }: EditorProps) {
  const { kind, label, fallback, least, most, step, choices } = field;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  switch (kind) {
    case 'colour':
      return (
        <ColourInputs id={id} label={label} text={text} chosen={chosen} shared={shared} set={set} />
      );
    case 'number': {
      const shown = text === '' ? String(fallback ?? '') : text;
      const limits = { min: least, max: most, step };
      // What is no number goes on as it is: the parser says so.
      const change = (next: string) => set(next === '' ? null : Number(next));
      return (
        <>
          <input
            type="range"
            aria-label={`${label}, slider`}
            {...limits}
            value={shown}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
          <input
            id={id}
            type="number"
            {...shared}
            step={step}
            value={text}
            placeholder={String(fallback ?? '')}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
        </>
      );
    }
    case 'choice':
      return (
        <select
          id={id}
          {...shared}
          value={text}
          onChange={({ currentTarget }) => set(currentTarget.value || null)}
        >
          <option value="">{`${String(fallback ?? '')} (default)`}</option>
          {choices?.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      );
    case 'text':
      return (
        <input
          id={id}
          type="text"
          {...shared}
          value={text}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
      );
  }
}

/** The system's own picker, and the colour as it is written. */
export function ColourInputs(
  props: Omit<EditorProps, 'field' | 'value'> & { label: string; text: string },
) {
  const { id, label, text, chosen, shared, set } = props;
  const isColour = /^#[0-9a-f]{6}$/i.test(text);
  return (
    <>
      <input
        type="color"
        aria-label={`${label}, picker`}
        value={isColour ? text.toLowerCase() : (chosen ?? '#808080')}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
      <input
        id={id}
        type="text"
        {...shared}
        spellCheck={false}
        value={text}
        placeholder={chosen ? `${chosen}, chosen` : '#rrggbb'}
        onChange={({ currentTarget }) =>
          set(currentTarget.value === '' ? null : currentTarget.value)
        }
      />
    </>
  );
}
