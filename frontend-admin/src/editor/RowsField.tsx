import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input, { type InputProps } from 'antd/es/input';
import styles from './rows-field.module.css';

interface RowField extends Pick<InputProps, 'type' | 'inputMode' | 'suffix'> {
  /** Left out where a row is one text. */
  name?: string;
  label: string;
  maxLength: number;
}

interface RowsFieldProps {
  name: string | string[];
  /** The noun names a row: 'promise'. */
  noun: string;
  max: number;
  fields: RowField[];
}

/** Rows of texts, to which some are added and from which some are removed. */
export function RowsField({ name, noun, max, fields }: RowsFieldProps) {
  return (
    <Form.List name={name}>
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, name: index }) => (
            <div key={key} className={styles.row}>
              {fields.map(({ name: part, label, ...input }) => (
                <Form.Item
                  key={label}
                  name={part === undefined ? index : [index, part]}
                  label={`${label} of ${noun} ${index + 1}`}
                >
                  <Input {...input} />
                </Form.Item>
              ))}
              <Button
                danger
                type="text"
                aria-label={`Remove ${noun} ${index + 1}`}
                onClick={() => remove(index)}
              >
                Remove
              </Button>
            </div>
          ))}
          <Button
            className={styles.add}
            disabled={rows.length >= max}
            onClick={() => add(fields[0]?.name === undefined ? '' : {})}
          >
            Add {noun}
          </Button>
        </>
      )}
    </Form.List>
  );
}
