import * as React from 'react';
import { useId } from 'react';
import { isObject, type Json, type JsonObject } from './draft.ts';
import { ColourInputs } from './field-line.tsx';
import { Inputs, Label, Line } from './panel.styles.ts';
import { useGesture } from './use-gesture.ts';

interface TokenEditorProps {
  label: string;
  /** Of DTCG 2025.10. */
  type: string;
  /** `$value`. */
  value: Json;
  onChange: (value: Json, gesture: string) => void;
}

/** The inputs of one value, by its type. What cannot be read goes on as it is typed, and the parser says why. */
export function TokenEditor({ label, type, value, onChange }: TokenEditorProps) {
  const id = useId();
  const gesture = useGesture();
  const set = (next: Json) => onChange(next, gesture.name());
  return (
    <Line {...gesture.begins}>
      <Label htmlFor={id}>{label}</Label>
      <Inputs>
        <ValueInputs id={id} label={label} type={type} value={value} set={set} />
      </Inputs>
    </Line>
  );
}

interface ValueInputsProps {
  id?: string;
  label: string;
  type: string;
  value: Json;
  set: (value: Json) => void;
}

function ValueInputs({ id, label, type, value, set }: ValueInputsProps) {
  switch (type) {
    case 'color':
      return <ColourValue id={id ?? ''} label={label} value={value} set={set} />;
    case 'dimension':
    case 'duration':
      return <Measure id={id} label={label} type={type} value={value} set={set} />;
    case 'number':
    case 'fontWeight':
      return <NumberInput id={id} label={label} value={value} set={set} />;
    case 'strokeStyle':
      return (
        <select
          id={id}
          value={String(value ?? '')}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        >
          {['solid', 'dashed', 'double'].map((style) => (
            <option key={style}>{style}</option>
          ))}
        </select>
      );
    case 'fontFamily': {
      const families = Array.isArray(value) ? value : [value];
      return (
        <input
          id={id}
          type="text"
          value={families.map(String).join(', ')}
          onChange={({ currentTarget }) => set(currentTarget.value.split(/,\s*/))}
        />
      );
    }
    case 'cubicBezier': {
      const points: readonly Json[] = Array.isArray(value) ? value : [0, 0, 1, 1];
      return points.map((point, index) => (
        <NumberInput
          // The four numbers have no other name.
          // biome-ignore lint/suspicious/noArrayIndexKey: their place is what they are
          key={index}
          {...(index === 0 ? { id } : {})}
          label={`${label}, ${['x1', 'y1', 'x2', 'y2'][index]}`}
          step={0.05}
          value={point}
          set={(next) => set(points.map((old, place) => (place === index ? next : old)))}
        />
      ));
    }
    case 'shadow':
      return <ShadowInputs label={label} value={value} set={set} />;
    default:
      return null;
  }
}

function ColourValue({ id, label, value, set }: Omit<ValueInputsProps, 'type'> & { id: string }) {
  const alpha = isObject(value) ? value['alpha'] : undefined;
  const hex = isObject(value) && typeof value['hex'] === 'string' ? value['hex'] : undefined;
  const shared = { 'aria-invalid': undefined, 'aria-describedby': undefined };
  const change = (text: Json) =>
    set(
      typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text) ? colour(text, alpha) : (text ?? ''),
    );
  return (
    <ColourInputs
      id={id}
      label={label}
      text={hex ?? (typeof value === 'string' ? value : '')}
      shared={shared}
      set={change}
    />
  );
}

/** DTCG 2025.10 Color §4; four decimals are exact for 8 bits. */
function colour(text: string, alpha: Json | undefined): JsonObject {
  const hex = text.toLowerCase();
  const components = [1, 3, 5].map((from) =>
    Number((Number.parseInt(hex.slice(from, from + 2), 16) / 255).toFixed(4)),
  );
  const value = { colorSpace: 'srgb', components, hex };
  return alpha === undefined ? value : { ...value, alpha };
}

function Measure({ id, label, type, value, set }: ValueInputsProps) {
  const { value: amount = null, unit = type === 'duration' ? 'ms' : 'px' } = isObject(value)
    ? value
    : {};
  const units = type === 'duration' ? ['ms', 's'] : ['px', 'rem'];
  return (
    <>
      <NumberInput
        {...(id === undefined ? {} : { id })}
        label={label}
        step={unit === 'rem' ? 0.0625 : 1}
        value={amount}
        set={(next) => set({ value: next, unit })}
      />
      <select
        aria-label={`${label}, unit`}
        value={String(unit)}
        onChange={({ currentTarget }) => set({ value: amount, unit: currentTarget.value })}
      >
        {units.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </>
  );
}

const lengths = [
  ['offsetX', 'across'],
  ['offsetY', 'down'],
  ['blur', 'blur'],
  ['spread', 'spread'],
] as const;

/** The first layer by its parts; the others stay as they are. */
function ShadowInputs({ label, value, set }: Omit<ValueInputsProps, 'type'>) {
  const layers: readonly Json[] = Array.isArray(value) ? value : [value];
  const [first, ...others] = layers;
  const layer = isObject(first) ? first : {};
  const change = (part: string, next: Json) => set([{ ...layer, [part]: next }, ...others]);
  return (
    <>
      <ColourValue
        id=""
        label={`${label}, colour`}
        value={layer['color'] ?? null}
        set={(next) => change('color', next)}
      />
      {lengths.map(([part, name]) => {
        const measure = layer[part];
        return (
          <NumberInput
            key={part}
            label={`${label}, ${name} in px`}
            value={isObject(measure) ? (measure['value'] ?? null) : null}
            set={(next) => change(part, { value: next, unit: 'px' })}
          />
        );
      })}
    </>
  );
}

interface NumberInputProps {
  id?: string | undefined;
  label: string;
  value: Json;
  step?: number;
  set: (value: Json) => void;
}

function NumberInput({ id, label, value, step = 1, set }: NumberInputProps) {
  return (
    <input
      id={id}
      aria-label={label}
      title={label}
      type="number"
      step={step}
      value={typeof value === 'number' ? value : ''}
      onChange={({ currentTarget }) =>
        set(currentTarget.value === '' ? '' : Number(currentTarget.value))
      }
    />
  );
}
