import * as React from 'react';
import { type KeyboardEvent, useState, useSyncExternalStore } from 'react';
import { createCopyToClipboardFunction } from 'storybook/internal/components';
import { ContrastPart } from './contrast-part.tsx';
import { brandFile, tokensFile } from './copy-files.ts';
import { alike, type Draft, type Edits, type Json, valueAt } from './draft.ts';
import { FieldLine, Findings } from './field-line.tsx';
import { type Field, placeName, scaleFields, sections } from './fields.ts';
import { historyOf } from './history.ts';
import { encodeLink } from './link.ts';
import { linkAddress } from './link-address.ts';
import type { Answer, Finding } from './messages.ts';
import {
  Bar,
  Grid,
  Halves,
  Item,
  List,
  Part,
  Quiet,
  Root,
  Said,
  Small,
  Title,
} from './panel.styles.ts';
import { draftsOf, type PanelStore } from './panel-store.ts';
import { TokenPart } from './token-part.tsx';
import { TypefacePart } from './typeface-part.tsx';

const copyText = createCopyToClipboardFunction();

/** The Livery panel: a brand edited live on the story that is shown. */
export function Panel({ store }: { store: PanelStore }) {
  const view = useSyncExternalStore(store.subscribe, store.getView);
  const { about, answer, state, token, highlighted } = view;
  const drafts = draftsOf(view);
  if (!drafts || !about) {
    return (
      <Root>
        <p>The panel opens with a story.</p>
      </Root>
    );
  }
  const { saved, draft, edits } = drafts;
  const history = historyOf(state);
  const findings = answer?.theme === about.theme ? answer.findings : [];
  const set = (pointer: string, value: Json, gesture?: string) =>
    store.dispatch({ type: 'set', pointer, value, ...(gesture ? { gesture } : {}) });
  const undoKeys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    store.dispatch({ type: event.shiftKey ? 'redo' : 'undo' });
  };
  const lines = (fields: readonly Field[]) =>
    fields.map((field) => (
      <FieldLine
        key={field.pointer}
        field={field}
        value={valueAt(draft, field.pointer)}
        chosen={answer?.chosen[field.pointer]}
        edited={isEdited(field.pointer, saved, draft)}
        findings={findings.filter(({ pointer }) => pointer === field.pointer)}
        onChange={(value, gesture) => set(field.pointer, value, gesture)}
      />
    ));
  return (
    <Root onKeyDown={undoKeys}>
      <Bar role="toolbar" aria-label="Livery">
        <Small
          type="button"
          disabled={!history?.past.length}
          onClick={() => store.dispatch({ type: 'undo' })}
        >
          Undo
        </Small>
        <Small
          type="button"
          disabled={!history?.future.length}
          onClick={() => store.dispatch({ type: 'redo' })}
        >
          Redo
        </Small>
        <Small
          type="button"
          disabled={Object.keys(edits).length === 0}
          onClick={() => store.dispatch({ type: 'resetAll' })}
        >
          Reset all
        </Small>
        <CopyButtons theme={about.theme} saved={saved} draft={draft} edits={edits} />
        {answer && <Status answer={answer} edits={edits} />}
      </Bar>
      <Findings findings={findings.filter((finding) => !hasPlace(finding))} />
      <Halves>
        <Grid>
          {sections.map(({ title, fields }) => (
            <Part key={title}>
              <Title>{title}</Title>
              {lines(fields)}
            </Part>
          ))}
          <Part>
            <Title>Type</Title>
            {lines(scaleFields)}
            <TypefacePart
              draft={draft}
              typefaces={about.typefaces}
              findings={findings}
              isEdited={(pointer) => isEdited(pointer, saved, draft)}
              onChange={set}
            />
          </Part>
          <Part>
            <Title>Single token</Title>
            <TokenPart
              about={about}
              answer={answer}
              draft={draft}
              findings={findings}
              name={token}
              onOpen={store.openToken}
              onChange={set}
            />
          </Part>
        </Grid>
        <div>
          <Part>
            <Title>Differs from the saved brand</Title>
            <Changes
              saved={saved}
              edits={edits}
              onReset={(pointer) => store.dispatch({ type: 'reset', pointer })}
            />
          </Part>
          <Part>
            <Title>Contrast in this story</Title>
            <ContrastPart
              pairs={answer?.pairs ?? []}
              mode={about.mode}
              highlighted={highlighted}
              onPress={store.highlight}
            />
          </Part>
          <Part>
            <Title>Repairs</Title>
            <Repairs repairs={answer?.repairs ?? []} />
          </Part>
        </div>
      </Halves>
    </Root>
  );
}

const isEdited = (pointer: string, saved: Draft, draft: Draft) =>
  !alike(valueAt(saved, pointer), valueAt(draft, pointer));

/** Told beside an input of its own. */
function hasPlace({ pointer }: Finding): boolean {
  const fields = [...sections.flatMap((section) => section.fields), ...scaleFields];
  return (
    fields.some((field) => field.pointer === pointer) ||
    /^\/(tokens|brand\/typefaces\/)/.test(pointer)
  );
}

function Status({ answer, edits }: { answer: Answer; edits: Edits }) {
  const failing = answer.pairs.filter((pair) =>
    Object.values(pair.byMode).some(({ ratio, wanted }) => ratio < wanted),
  ).length;
  const count = Object.keys(edits).length;
  return (
    <Said
      role="status"
      title={`The engine took ${answer.took.toFixed(1)} ms`}
      data-bad={!answer.shown || failing > 0 || undefined}
    >
      {answer.shown
        ? `${count} ${count === 1 ? 'edit' : 'edits'}, ${failing} of ${answer.pairs.length} pairs fail`
        : 'Not shown: the last good theme stays'}
    </Said>
  );
}

function CopyButtons(props: { theme: string; saved: Draft; draft: Draft; edits: Edits }) {
  const { theme, saved, draft, edits } = props;
  const [message, setMessage] = useState('');
  const copy = async (text: string | undefined, what: string) => {
    if (text === undefined) {
      setMessage('Too many edits for a link: copy the files');
      return;
    }
    await copyText(text);
    setMessage(`${what} copied`);
  };
  const copyLink = async () => {
    const link = await encodeLink({ theme, edits });
    await copy(link && linkAddress(window.location.href, link), 'Link');
  };
  const tokens = tokensFile(draft);
  return (
    <>
      <Small type="button" onClick={() => copy(brandFile(saved, draft), 'brand.json')}>
        Copy brand.json
      </Small>
      {tokens && (
        <Small type="button" onClick={() => copy(tokens, 'tokens.json')}>
          Copy tokens.json
        </Small>
      )}
      <Small type="button" onClick={copyLink}>
        Copy link
      </Small>
      <Quiet role="status">{message}</Quiet>
    </>
  );
}

function Changes({
  saved,
  edits,
  onReset,
}: {
  saved: Draft;
  edits: Edits;
  onReset: (pointer: string) => void;
}) {
  const all = Object.entries(edits);
  if (all.length === 0) return <Quiet>Nothing.</Quiet>;
  return (
    <List>
      {all.map(([pointer, value]) => (
        <Item key={pointer}>
          <strong>{placeName(pointer)}</strong>
          <code>{shown(valueAt(saved, pointer))}</code>→<code>{shown(value)}</code>
          <Small
            type="button"
            aria-label={`Reset ${placeName(pointer)}`}
            onClick={() => onReset(pointer)}
          >
            Reset
          </Small>
        </Item>
      ))}
    </List>
  );
}

const shown = (value: Json) => (value === null ? 'not set' : JSON.stringify(value));

function Repairs({ repairs }: { repairs: Answer['repairs'] }) {
  if (repairs.length === 0) return <Quiet>None: every colour is as asked, in every mode.</Quiet>;
  return (
    <List>
      {repairs.map((message) => (
        <Item key={message}>{message}</Item>
      ))}
    </List>
  );
}
