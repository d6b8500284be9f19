import * as React from 'react';
import { useId } from 'react';
import { type Draft, isObject, type Json, valueAt } from './draft.ts';
import { FieldLine, Findings } from './field-line.tsx';
import { scriptFields, scriptNames } from './fields.ts';
import type { Finding, Typeface } from './messages.ts';
import { Inputs, Label, Line, Quiet, Small, Weights } from './panel.styles.ts';

interface TypefacePartProps {
  draft: Draft;
  typefaces: Readonly<Record<string, Typeface>>;
  findings: readonly Finding[];
  isEdited: (pointer: string) => boolean;
  onChange: (pointer: string, value: Json, gesture?: string) => void;
}

/** Typefaces by script, from the installed ones, and how much room each script has. */
export function TypefacePart(props: TypefacePartProps) {
  const offered = scriptNames.filter(
    (script) =>
      valueAt(props.draft, `/brand/typefaces/${script}`) !== null ||
      familiesFor(script, props.typefaces).length > 0,
  );
  return offered.map((script) => <ScriptLines key={script} script={script} {...props} />);
}

const roles = ['display', 'body'] as const;

function ScriptLines({
  script,
  draft,
  typefaces,
  findings,
  isEdited,
  onChange,
}: TypefacePartProps & { script: string }) {
  const id = useId();
  const pointer = `/brand/typefaces/${script}`;
  const value = valueAt(draft, pointer);
  const families = familiesFor(script, typefaces);
  // Without typefaces of its own a script has no place in the file to say its room in.
  const fields = isObject(value) ? scriptFields(script) : [];
  const hasField = ({ pointer: place }: Finding) => fields.some((field) => field.pointer === place);
  const choose = (role: (typeof roles)[number], family: string) => {
    const have = typefaces[family]?.weights ?? [];
    const faces = Object.fromEntries(
      roles.map((one) => {
        const before = valueAt(draft, `${pointer}/${one}`);
        const usual = nearest(one === 'display' ? [700] : [400, 600], have);
        // A script has both or none: the first choice sets them alike.
        return [one, one === role || !isObject(before) ? { family, weights: usual } : before];
      }),
    );
    onChange(pointer, { ...(isObject(value) ? value : {}), ...faces });
  };
  return (
    <>
      {roles.map((role) => {
        const face = valueAt(draft, `${pointer}/${role}`);
        const family = valueAt(draft, `${pointer}/${role}/family`);
        const weights = valueAt(draft, `${pointer}/${role}/weights`);
        const have = typeof family === 'string' ? (typefaces[family]?.weights ?? []) : [];
        const chosen: readonly Json[] = Array.isArray(weights) ? weights : [];
        return (
          <Line key={role}>
            <Label htmlFor={`${id}-${role}`}>{`${script} ${role}`}</Label>
            <Inputs>
              <select
                id={`${id}-${role}`}
                value={typeof family === 'string' ? family : ''}
                onChange={({ currentTarget }) => choose(role, currentTarget.value)}
              >
                <option value="" disabled>
                  the system’s
                </option>
                {families.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
              {role === 'display' && (
                <Small
                  type="button"
                  disabled={!isObject(value)}
                  aria-label={`Take ${script} out of the file`}
                  title="Take out of the file"
                  onClick={() => onChange(pointer, null)}
                >
                  ×
                </Small>
              )}
              {isObject(face) && (
                <Weights role="group" aria-label={`Weights of ${script} ${role}`}>
                  {have.map((weight) => (
                    <label key={weight}>
                      <input
                        type="checkbox"
                        checked={chosen.includes(weight)}
                        onChange={({ currentTarget }) =>
                          onChange(
                            `${pointer}/${role}/weights`,
                            have.filter((one) =>
                              one === weight ? currentTarget.checked : chosen.includes(one),
                            ),
                          )
                        }
                      />
                      <Quiet>{weight}</Quiet>
                    </label>
                  ))}
                </Weights>
              )}
            </Inputs>
          </Line>
        );
      })}
      {fields.map((field) => (
        <FieldLine
          key={field.pointer}
          field={field}
          value={valueAt(draft, field.pointer)}
          edited={isEdited(field.pointer)}
          findings={findings.filter((finding) => finding.pointer === field.pointer)}
          onChange={(value, gesture) => onChange(field.pointer, value, gesture)}
        />
      ))}
      <Findings
        findings={findings.filter(
          (finding) => finding.pointer.startsWith(pointer) && !hasField(finding),
        )}
      />
    </>
  );
}

function familiesFor(script: string, typefaces: TypefacePartProps['typefaces']): string[] {
  return Object.keys(typefaces).filter((name) => typefaces[name]?.subsets.includes(script));
}

/** The weights that a typeface has nearest to the wished ones. */
function nearest(wished: readonly number[], have: readonly number[]): number[] {
  const found = wished.map((weight) =>
    have.reduce(
      (best, one) => (Math.abs(one - weight) < Math.abs(best - weight) ? one : best),
      have[0] ?? weight,
    ),
  );
  return [...new Set(found)];
}
