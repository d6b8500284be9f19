import '@mantine/core/styles.css';
import {
  Badge,
  Button,
  Card,
  Checkbox,
  MantineProvider,
  Select,
  Tabs,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useState } from 'react';
import { cards, consents, currencies, fields, tabs, type Values } from '../../ui/content.ts';
import { grid } from '../../ui/grid.ts';
import { offer } from '../../ui/harness.tsx';

function Page({ tick }: { tick: number }) {
  return (
    <MantineProvider>
      <main>
        <Tabs defaultValue={tabs[0].id}>
          <Tabs.List aria-label="Records">
            {tabs.map(({ id, label }) => (
              <Tabs.Tab key={id} value={id}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {tabs.map(({ id, content }) => (
            <Tabs.Panel key={id} value={id}>
              {content}
            </Tabs.Panel>
          ))}
        </Tabs>
        <Form />
        <div style={grid}>
          {cards.map(({ id, title, text }) => (
            <Card key={id} shadow="sm" withBorder>
              <Title order={3}>{title}</Title>
              <Text>{text}</Text>
              <div>
                <Button>Play</Button> <Badge>New {tick}</Badge>
              </div>
            </Card>
          ))}
        </div>
      </main>
    </MantineProvider>
  );
}

function Form() {
  const [values, setValues] = useState<Values>({});
  return (
    <form>
      {fields.map(({ name, label, description }) => (
        <TextInput
          key={name}
          name={name}
          label={label}
          description={description}
          value={values[name] ?? ''}
          onChange={({ target }) => setValues((last) => ({ ...last, [name]: target.value }))}
        />
      ))}
      <Select label="Currency" data={currencies} defaultValue="INR" />
      {consents.map(({ name, label }) => (
        <Checkbox key={name} name={name} label={label} />
      ))}
      <Button type="submit">Save</Button>
    </form>
  );
}

offer(Page);
