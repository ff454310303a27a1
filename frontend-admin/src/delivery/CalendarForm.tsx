import Checkbox from 'antd/es/checkbox';
import Form from 'antd/es/form';
import { EditorForm } from '../editor/EditorForm';
import { RowsField } from '../editor/RowsField';
import type { FieldTexts } from '../editor/SaveOutcome';
import { calendarEditor, type CalendarFields } from './delivery-editors';
import { weekdays } from './delivery-text';
import styles from './delivery.module.css';

const texts: FieldTexts<CalendarFields> = {
  labels: { workingWeekdays: 'Working days', holidays: 'Holidays' },
  theirs: () => 'Other days',
};

export function CalendarForm() {
  const [form] = Form.useForm<CalendarFields>();
  return (
    <EditorForm editor={calendarEditor} form={form} texts={texts}>
      <Form.Item
        name="workingWeekdays"
        label="Working days"
        rules={[{ type: 'array', min: 1, message: 'Choose at least one day' }]}
      >
        <Checkbox.Group options={weekdays} className={styles.weekdays} />
      </Form.Item>
      <h3 className={styles.group}>Holidays</h3>
      <RowsField
        name="holidays"
        noun="holiday"
        max={500}
        fields={[
          { name: 'day', label: 'Day', maxLength: 10, type: 'date' },
          { name: 'name', label: 'Name', maxLength: 60 },
        ]}
      />
    </EditorForm>
  );
}
