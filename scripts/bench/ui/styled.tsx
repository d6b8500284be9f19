import { useState } from 'react';
import { styled } from 'styled-components';
import { cards, consents, currencies, fields, tabs, type Values } from './content.ts';
import { offer } from './harness.tsx';
import css from './plain.css?raw';

/** The declarations of one class of plain.css, nested rules included. */
function rulesOf(name: string): string {
  const rules = new RegExp(`^\\.${name} \\{\\n(.*?)^\\}`, 'ms').exec(css)?.[1];
  if (!rules) throw new Error(`plain.css has no .${name}.`);
  return rules;
}

const Grid = styled.div`${rulesOf('grid')}`;
const Card = styled.div`${rulesOf('card')}`;
const Button = styled.button`${rulesOf('button')}`;
const Badge = styled.span`${rulesOf('badge')}`;
const TabList = styled.div`${rulesOf('tab-list')}`;
const Tab = styled.button`${rulesOf('tab')}`;
const Panel = styled.div`${rulesOf('panel')}`;
const Field = styled.div`${rulesOf('field')}`;
const Label = styled.label`${rulesOf('label')}`;
const Input = styled.input`${rulesOf('input')}`;
const Hint = styled.p`${rulesOf('hint')}`;
const Problem = styled.p`${rulesOf('problem')}`;
const Check = styled.label`${rulesOf('check')}`;

/**
 * plain.tsx with a styled component in the place of each element that has a class: the cost of the styling library alone.
 */
function Page({ tick }: { tick: number }) {
  return (
    <main>
      <Tabs />
      <Form />
      <Grid>
        {cards.map(({ id, title, text }) => (
          <Card key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Button type="button">Play</Button> <Badge>New {tick}</Badge>
          </Card>
        ))}
      </Grid>
    </main>
  );
}

function Tabs() {
  const [open, setOpen] = useState<string>(tabs[0].id);
  return (
    <div>
      <TabList role="tablist" aria-label="Records">
        {tabs.map(({ id, label }) => (
          <Tab
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === open}
            aria-controls={id === open ? 'panel' : undefined}
            tabIndex={id === open ? 0 : -1}
            onClick={() => setOpen(id)}
          >
            {label}
          </Tab>
        ))}
      </TabList>
      <Panel id="panel" role="tabpanel" aria-labelledby={`tab-${open}`}>
        {tabs.find(({ id }) => id === open)?.content}
      </Panel>
    </div>
  );
}

function Form() {
  const [values, setValues] = useState<Values>({});
  return (
    <form>
      {fields.map(({ name, label, description }) => (
        <Field key={name}>
          <Label htmlFor={name}>{label}</Label>
          <Input
            id={name}
            name={name}
            aria-describedby={`${name}-hint`}
            value={values[name] ?? ''}
            onChange={({ target }) => setValues((last) => ({ ...last, [name]: target.value }))}
          />
          <Hint id={`${name}-hint`}>{description}</Hint>
          <Problem aria-live="polite" />
        </Field>
      ))}
      <Field>
        <Label htmlFor="currency">Currency</Label>
        <Input as="select" id="currency" name="currency">
          {currencies.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Input>
      </Field>
      {consents.map(({ name, label }) => (
        <Check key={name}>
          <input type="checkbox" name={name} />
          <span>{label}</span>
        </Check>
      ))}
      <Button type="submit">Save</Button>
    </form>
  );
}

offer(Page);
