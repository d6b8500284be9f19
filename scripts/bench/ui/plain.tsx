import './plain.css';
import { useState } from 'react';
import { cards, consents, currencies, fields, tabs, type Values } from './content.ts';
import { offer } from './harness.tsx';

/** The page written by hand: elements, classes, and nothing else. The baseline. */
function Page({ tick }: { tick: number }) {
  return (
    <main>
      <Tabs />
      <Form />
      <div className="grid">
        {cards.map(({ id, title, text }) => (
          <div className="card" key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
            <button type="button" className="button">
              Play
            </button>{' '}
            <span className="badge">New {tick}</span>
          </div>
        ))}
      </div>
    </main>
  );
}

function Tabs() {
  const [open, setOpen] = useState<string>(tabs[0].id);
  return (
    <div>
      <div className="tab-list" role="tablist" aria-label="Records">
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            className="tab"
            aria-selected={id === open}
            aria-controls={id === open ? 'panel' : undefined}
            tabIndex={id === open ? 0 : -1}
            onClick={() => setOpen(id)}
          >
            {label}
          </button>
        ))}
      </div>
      <div id="panel" className="panel" role="tabpanel" aria-labelledby={`tab-${open}`}>
        {tabs.find(({ id }) => id === open)?.content}
      </div>
    </div>
  );
}

function Form() {
  const [values, setValues] = useState<Values>({});
  return (
    <form>
      {fields.map(({ name, label, description }) => (
        <div className="field" key={name}>
          <label className="label" htmlFor={name}>
            {label}
          </label>
          <input
            id={name}
            name={name}
            className="input"
            aria-describedby={`${name}-hint`}
            value={values[name] ?? ''}
            onChange={({ target }) => setValues((last) => ({ ...last, [name]: target.value }))}
          />
          <p className="hint" id={`${name}-hint`}>
            {description}
          </p>
          <p className="problem" aria-live="polite" />
        </div>
      ))}
      <div className="field">
        <label className="label" htmlFor="currency">
          Currency
        </label>
        <select id="currency" name="currency" className="input">
          {currencies.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {consents.map(({ name, label }) => (
        <label className="check" key={name}>
          <input type="checkbox" name={name} />
          <span>{label}</span>
        </label>
      ))}
      <button type="submit" className="button">
        Save
      </button>
    </form>
  );
}

offer(Page);
