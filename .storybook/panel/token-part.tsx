import * as React from 'react';
import { useId, useState } from 'react';
import { isOwnToken, readersOf } from './component-readers.ts';
import { type Draft, isObject, type Json, valueAt } from './draft.ts';
import { Findings } from './field-line.tsx';
import { partsPainting } from './kept-pairs.ts';
import type { About, Answer, Finding } from './messages.ts';
import { Inputs, Label, Line, Quiet, Small } from './panel.styles.ts';
import { TokenEditor } from './token-editor.tsx';

interface TokenPartProps {
  about: About;
  answer: Answer | undefined;
  draft: Draft;
  findings: readonly Finding[];
  /** The chosen token. */
  name: string | undefined;
  onOpen: (name: string) => void;
  onChange: (pointer: string, value: Json, gesture: string) => void;
}

const reaches = [
  { value: '', label: 'every mode' },
  { value: 'light', label: 'light' },
  { value: 'dark', label: 'dark' },
  { value: 'lightContrast', label: 'light, high contrast' },
  { value: 'darkContrast', label: 'dark, high contrast' },
] as const;

/** One token by its name, in every mode or in one. */
export function TokenPart({
  about,
  answer,
  draft,
  findings,
  name,
  onOpen,
  onChange,
}: TokenPartProps) {
  const id = useId();
  const [reach, setReach] = useState<(typeof reaches)[number]['value']>('');
  const [written, setWritten] = useState(name ?? '');
  const token = about.tokens.find((one) => one.name === name);
  const pointer = `/tokens${reach && `/${reach}`}/${(name ?? '').replaceAll('.', '/')}`;
  const own = valueAt(draft, pointer);
  const derived =
    answer?.token?.name === name ? answer?.token?.byMode[reach || about.mode] : undefined;
  const shown = isObject(own) ? own['$value'] : isObject(derived) ? derived['$value'] : undefined;
  return (
    <>
      <Line>
        <Label htmlFor={id}>Token</Label>
        <Inputs>
          <input
            id={id}
            type="text"
            list={`${id}-names`}
            spellCheck={false}
            placeholder="text.link"
            value={written}
            onChange={({ currentTarget: { value } }) => {
              setWritten(value);
              if (about.tokens.some((one) => one.name === value)) onOpen(value);
            }}
          />
          <datalist id={`${id}-names`}>
            {about.tokens.map((one) => (
              <option key={one.name} value={one.name} />
            ))}
          </datalist>
        </Inputs>
      </Line>
      {token && (
        <>
          <Line>
            <Label htmlFor={`${id}-reach`}>Where</Label>
            <Inputs>
              <select
                id={`${id}-reach`}
                value={reach}
                onChange={({ currentTarget }) => {
                  // The options are those of the table.
                  setReach(currentTarget.value as typeof reach);
                }}
              >
                {reaches.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              <Small
                type="button"
                disabled={!isObject(own)}
                onClick={() => onChange(pointer, null, '')}
              >
                {isOwnToken(token.name) ? 'As the others' : 'Derived'}
              </Small>
            </Inputs>
          </Line>
          <TokenEditor
            key={`${token.name} ${reach}`}
            label={token.name}
            type={token.type}
            value={shown ?? null}
            onChange={(value, gesture) =>
              onChange(pointer, { $type: token.type, $value: value }, gesture)
            }
          />
          <ReadBy token={token.name} />
          {token.type === 'color' && !isOwnToken(token.name) && <PaintedOn token={token.name} />}
        </>
      )}
      <Findings findings={findings.filter((finding) => finding.pointer.startsWith('/tokens'))} />
    </>
  );
}

/** Whose stories a change shows in. */
function ReadBy({ token }: { token: string }) {
  const readers = readersOf(token).map(
    ({ component, stories }) =>
      `${component} (${stories === 1 ? '1 story' : `${stories} stories`})`,
  );
  return (
    <Quiet as="p">
      {readers.length > 0 ? `Read by ${readers.join(', ')}` : 'Read by no component itself'}
    </Quiet>
  );
}

/** Where to look for what a change does, beyond the story that is shown. */
function PaintedOn({ token }: { token: string }) {
  const parts = partsPainting(token);
  return (
    <Quiet as="p">
      {parts.length > 0
        ? `On the sheets of all states: ${parts.join(', ')}`
        : 'On no sheet of all states'}
    </Quiet>
  );
}
