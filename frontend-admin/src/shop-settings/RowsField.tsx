import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import styles from './shop-settings.module.css';

interface RowField {
  /** Left out where a row is one text. */
  name?: string;
  label: string;
  maxLength: number;
}

interface RowsFieldProps {
  name: string[];
  /** What a row is: 'promise'. */
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
              {fields.map((field) => (
                <Form.Item
                  key={field.label}
                  name={field.name === undefined ? index : [index, field.name]}
                  label={`${field.label} of ${noun} ${index + 1}`}
                >
                  <Input maxLength={field.maxLength} />
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
          <Button disabled={rows.length >= max} onClick={() => add(fields[0]?.name === undefined ? '' : {})}>
            Add {noun}
          </Button>
        </>
      )}
    </Form.List>
  );
}
