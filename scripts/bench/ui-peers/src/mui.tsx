import {
  Button,
  Card,
  CardActions,
  CardContent,
  Checkbox,
  Chip,
  CssBaseline,
  createTheme,
  FormControlLabel,
  MenuItem,
  Tab,
  Tabs,
  TextField,
  ThemeProvider,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { cards, consents, currencies, fields, tabs, type Values } from '../../ui/content.ts';
import { grid } from '../../ui/grid.ts';
import { offer } from '../../ui/harness.tsx';

const theme = createTheme({ cssVariables: true });

function Page({ tick }: { tick: number }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <main>
        <Records />
        <Form />
        <div style={grid}>
          {cards.map(({ id, title, text }) => (
            <Card key={id}>
              <CardContent>
                <Typography variant="h6" component="h3">
                  {title}
                </Typography>
                <Typography variant="body2">{text}</Typography>
              </CardContent>
              <CardActions>
                <Button variant="contained">Play</Button>
                <Chip size="small" color="secondary" label={`New ${tick}`} />
              </CardActions>
            </Card>
          ))}
        </div>
      </main>
    </ThemeProvider>
  );
}

function Records() {
  const [open, setOpen] = useState<string>(tabs[0].id);
  return (
    <div>
      <Tabs value={open} onChange={(_, value: string) => setOpen(value)} aria-label="Records">
        {tabs.map(({ id, label }) => (
          <Tab key={id} value={id} label={label} id={`tab-${id}`} aria-controls="panel" />
        ))}
      </Tabs>
      <div id="panel" role="tabpanel" aria-labelledby={`tab-${open}`}>
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
        <TextField
          key={name}
          id={name}
          name={name}
          label={label}
          helperText={description}
          value={values[name] ?? ''}
          onChange={({ target }) => setValues((last) => ({ ...last, [name]: target.value }))}
        />
      ))}
      <TextField id="currency" label="Currency" select defaultValue="INR">
        {currencies.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {consents.map(({ name, label }) => (
        <FormControlLabel key={name} control={<Checkbox name={name} />} label={label} />
      ))}
      <Button type="submit" variant="contained">
        Save
      </Button>
    </form>
  );
}

offer(Page);
