import { Button, Card, Checkbox, ConfigProvider, Form, Input, Select, Tabs, Tag } from 'antd';
import { useState } from 'react';
import { cards, consents, currencies, fields, tabs, type Values } from '../../ui/content.ts';
import { grid } from '../../ui/grid.ts';
import { offer } from '../../ui/harness.tsx';

const items = tabs.map(({ id, label, content }) => ({ key: id, label, children: content }));

function Page({ tick }: { tick: number }) {
  return (
    <ConfigProvider>
      <main>
        <Tabs items={items} />
        <Fields />
        <div style={grid}>
          {cards.map(({ id, title, text }) => (
            <Card key={id}>
              <h3>{title}</h3>
              <p>{text}</p>
              <Button type="primary">Play</Button> <Tag color="blue">New {tick}</Tag>
            </Card>
          ))}
        </div>
      </main>
    </ConfigProvider>
  );
}

function Fields() {
  const [values, setValues] = useState<Values>({});
  return (
    <Form layout="vertical">
      {fields.map(({ name, label, description }) => (
        <Form.Item key={name} label={label} htmlFor={name} help={description}>
          <Input
            id={name}
            name={name}
            value={values[name] ?? ''}
            onChange={({ target }) => setValues((last) => ({ ...last, [name]: target.value }))}
          />
        </Form.Item>
      ))}
      <Form.Item label="Currency" htmlFor="currency">
        <Select id="currency" defaultValue="INR" options={[...currencies]} />
      </Form.Item>
      {consents.map(({ name, label }) => (
        <Checkbox key={name} name={name}>
          {label}
        </Checkbox>
      ))}
      <Button type="primary" htmlType="submit">
        Save
      </Button>
    </Form>
  );
}

offer(Page);
