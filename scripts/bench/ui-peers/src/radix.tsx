import '@radix-ui/themes/styles.css';
import {
  Badge,
  Button,
  Card,
  Checkbox,
  Heading,
  Select,
  Tabs,
  Text,
  TextField,
  Theme,
} from '@radix-ui/themes';
import { useState } from 'react';
import { cards, consents, currencies, fields, tabs, type Values } from '../../ui/content.ts';
import { grid } from '../../ui/grid.ts';
import { offer } from '../../ui/harness.tsx';

function Page({ tick }: { tick: number }) {
  return (
    <Theme>
      <main>
        <Tabs.Root defaultValue={tabs[0].id}>
          <Tabs.List aria-label="Records">
            {tabs.map(({ id, label }) => (
              <Tabs.Trigger key={id} value={id}>
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {tabs.map(({ id, content }) => (
            <Tabs.Content key={id} value={id}>
              {content}
            </Tabs.Content>
          ))}
        </Tabs.Root>
        <Form />
        <div style={grid}>
          {cards.map(({ id, title, text }) => (
            <Card key={id}>
              <Heading as="h3" size="4">
                {title}
              </Heading>
              <Text as="p">{text}</Text>
              <Button>Play</Button> <Badge>New {tick}</Badge>
            </Card>
          ))}
        </div>
      </main>
    </Theme>
  );
}

function Form() {
  const [values, setValues] = useState<Values>({});
  return (
    <form>
      {fields.map(({ name, label, description }) => (
        <div key={name}>
          <Text as="label" htmlFor={name} weight="bold">
            {label}
          </Text>
          <TextField.Root
            id={name}
            name={name}
            aria-describedby={`${name}-hint`}
            value={values[name] ?? ''}
            onChange={({ target }) => setValues((last) => ({ ...last, [name]: target.value }))}
          />
          <Text as="p" id={`${name}-hint`} size="2" color="gray">
            {description}
          </Text>
        </div>
      ))}
      <Text as="label" htmlFor="currency" weight="bold">
        Currency
      </Text>
      <Select.Root defaultValue="INR">
        <Select.Trigger id="currency" />
        <Select.Content>
          {currencies.map(({ value, label }) => (
            <Select.Item key={value} value={value}>
              {label}
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Root>
      {consents.map(({ name, label }) => (
        <Text as="label" key={name}>
          <Checkbox name={name} /> {label}
        </Text>
      ))}
      <Button type="submit">Save</Button>
    </form>
  );
}

offer(Page);
