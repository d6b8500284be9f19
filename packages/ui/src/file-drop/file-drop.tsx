import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Field, type FieldWords } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { Area, Chooser, List, Refusal, Refusals, Root } from './file-drop.styles.ts';
import { type FileLabels, FileRow } from './file-row.tsx';
import { type FileLimits, judgeFiles, type RefusedFile } from './judge-files.ts';

export type FileDropProps = FieldWords &
  FileLimits & {
    /** Those that are kept. A file that is refused takes none of them away. */
    files: readonly File[];
    onChange: (files: File[]) => void;
    /** In the area: "Drop pictures here, or choose them". */
    children: ReactNode;
    /** Why a file was rejected, in a sentence with its name. */
    refusal: (refused: RefusedFile) => string;
    /** How far each file is on its way, from 0 to 1; one that is not in it waits. */
    progress?: ReadonlyMap<File, number>;
    labels: FileLabels;
    disabled?: boolean;
  };

/**
 * A few files to upload: dropped, or selected with the device's file picker. Images are previewed, and each file can be
 * removed.
 */
export function FileDrop({
  label,
  required,
  description,
  error,
  accept,
  maxBytes,
  maxFiles,
  files,
  onChange,
  children,
  refusal,
  progress,
  labels,
  disabled,
}: FileDropProps) {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const add = (added: FileList) => {
    const judged = judgeFiles([...added], files.length, { accept, maxBytes, maxFiles });
    setRefused(judged.refused);
    if (judged.taken.length > 0) onChange([...files, ...judged.taken]);
  };
  const remove = (file: File) => {
    setRefused([]);
    onChange(files.filter((kept) => kept !== file));
    // Where the focus was is gone.
    chooser.current?.focus();
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) add(event.dataTransfer.files);
  };
  return (
    <Field label={label} required={required} description={description} error={error}>
      {({ required: _, ...control }) => (
        <Root data-part="root">
          <Area
            data-part="area"
            data-over={(over && !disabled) || undefined}
            data-disabled={disabled || undefined}
            onDragOver={(event) => {
              // Only so does the browser let go of it here.
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={onDrop}
          >
            <Icon name="upload" />
            <span>{children}</span>
            <Chooser
              data-part="chooser"
              {...control}
              ref={chooser}
              type="file"
              accept={accept.join(',')}
              multiple={maxFiles > 1}
              aria-required={required}
              disabled={disabled}
              onChange={({ target }) => {
                if (target.files) add(target.files);
                // So that the same file can be chosen again.
                target.value = '';
              }}
            />
          </Area>
          <Refusals data-part="refusals" aria-live="polite">
            {refused.map(({ file, reason }) => (
              <Refusal data-part="refusal" key={`${file.name} ${reason}`}>
                <Icon name="danger" size="sm" />
                <span>{refusal({ file, reason })}</span>
              </Refusal>
            ))}
          </Refusals>
          {files.length > 0 && (
            <List data-part="list" aria-label={labels.files}>
              {files.map((file) => (
                <FileRow
                  key={`${file.name} ${file.lastModified} ${file.size}`}
                  file={file}
                  share={progress?.get(file)}
                  labels={labels}
                  onRemove={disabled ? undefined : () => remove(file)}
                />
              ))}
            </List>
          )}
        </Root>
      )}
    </Field>
  );
}
