import {
  Badge,
  Button,
  Card,
  ChakraProvider,
  Checkbox,
  defaultSystem,
  Field,
  Input,
  NativeSelect,
  Tabs,
} from '@chakra-ui/react';
import { useState } from 'react';
import { cards, consents, currencies, fields, tabs, type Values } from '../../ui/content.ts';
import { grid } from '../../ui/grid.ts';
import { offer } from '../../ui/harness.tsx';

function Page({ tick }: { tick: number }) {
  return (
    <ChakraProvider value={defaultSystem}>
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
            <Card.Root key={id}>
              <Card.Body>
                <Card.Title>{title}</Card.Title>
                <Card.Description>{text}</Card.Description>
              </Card.Body>
              <Card.Footer>
                <Button>Play</Button>
                <Badge>New {tick}</Badge>
              </Card.Footer>
            </Card.Root>
          ))}
        </div>
      </main>
    </ChakraProvider>
  );
}

function Form() {
  const [values, setValues] = useState<Values>({});
  return (
    <form>
      {fields.map(({ name, label, description }) => (
        <Field.Root key={name}>
          <Field.Label>{label}</Field.Label>
          <Input
            name={name}
            value={values[name] ?? ''}
            onChange={({ target }) => setValues((last) => ({ ...last, [name]: target.value }))}
          />
          <Field.HelperText>{description}</Field.HelperText>
        </Field.Root>
      ))}
      <Field.Root>
        <Field.Label>Currency</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field name="currency">
            {currencies.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      {consents.map(({ name, label }) => (
        <Checkbox.Root key={name} name={name}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{label}</Checkbox.Label>
        </Checkbox.Root>
      ))}
      <Button type="submit">Save</Button>
    </form>
  );
}

offer(Page);
