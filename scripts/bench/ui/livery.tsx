import { Badge } from '@livery/ui/badge';
import { Button } from '@livery/ui/button';
import { Card } from '@livery/ui/card';
import { Checkbox } from '@livery/ui/checkbox';
import { Select } from '@livery/ui/select';
import { Tabs } from '@livery/ui/tabs';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { cards, consents, currencies, fields, tabs, type Values } from './content.ts';
import { grid } from './grid.ts';
import { offer } from './harness.tsx';

function Page({ tick }: { tick: number }) {
  return (
    <main>
      <Tabs label="Records" tabs={tabs} />
      <Form />
      <div style={grid}>
        {cards.map(({ id, title, text }) => (
          <Card key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Button variant="primary">Play</Button> <Badge tone="accent">New {tick}</Badge>
          </Card>
        ))}
      </div>
    </main>
  );
}

function Form() {
  const [values, setValues] = useState<Values>({});
  return (
    <form>
      {fields.map(({ name, label, description }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          description={description}
          value={values[name] ?? ''}
          onChange={({ target }) => setValues((last) => ({ ...last, [name]: target.value }))}
        />
      ))}
      <Select label="Currency" name="currency" options={currencies} />
      {consents.map(({ name, label }) => (
        <Checkbox key={name} name={name}>
          {label}
        </Checkbox>
      ))}
      <Button type="submit" variant="primary">
        Save
      </Button>
    </form>
  );
}

offer(Page);
