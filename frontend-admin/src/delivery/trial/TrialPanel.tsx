import { exampleMoney, isTypedMoney, shopCurrency } from '@haberdash/kit/money';
import { countryOptions, useCountries } from '@haberdash/kit/countries/use-countries';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useDispatch, useSelector } from 'react-redux';
import { Panel } from '../../ui/Panel';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { SubmitButton } from '../../ui/SubmitButton';
import type { Delivery, TrialFields } from '../delivery.api';
import styles from '../delivery.module.css';
import { selectTrial, trialRequested } from '../delivery.slice';
import { TrialResult } from './TrialResult';

const anAmount = {
  required: true,
  validator: (_: unknown, typed = '') =>
    isTypedMoney(typed)
      ? Promise.resolve()
      : Promise.reject(new Error(`Enter an amount like ${exampleMoney()}`)),
};

/** Answers what the delivery of a cart would cost to an address, and when it would arrive. */
export function TrialPanel({ delivery }: { delivery: Delivery }) {
  const { value, request } = useSelector(selectTrial);
  const countries = useCountries() ?? [];
  const dispatch = useDispatch();
  const initial: TrialFields = { country: delivery.country, postcode: '', subtotal: '', grams: '', at: '' };
  return (
    <Panel title="Try it">
      <Form<TrialFields>
        layout="vertical"
        requiredMark={false}
        initialValues={initial}
        onFinish={(fields) => dispatch(trialRequested(fields))}
      >
        <div className={styles.trial}>
          <Form.Item name="country" label="Country">
            <Select showSearch={{ optionFilterProp: 'label' }} options={countryOptions(countries)} />
          </Form.Item>
          <Form.Item name="postcode" label="Postcode">
            <Input maxLength={20} />
          </Form.Item>
          <Form.Item name="subtotal" label="Price of the cart" rules={[anAmount]}>
            <Input inputMode="decimal" maxLength={10} suffix={shopCurrency().symbol} />
          </Form.Item>
          <Form.Item
            name="grams"
            label="Weight"
            extra="Leave empty if unknown"
            rules={[{ pattern: /^\d+$/, message: 'Enter whole grams' }]}
          >
            <Input inputMode="numeric" maxLength={8} suffix="g" />
          </Form.Item>
          <Form.Item
            name="at"
            label="Ordered at"
            extra={`Leave empty for now. Time zone: ${delivery.timeZone}`}
          >
            <Input type="datetime-local" />
          </Form.Item>
        </div>
        <RefusalAlert request={request} />
        <SubmitButton htmlType="submit" block={false} busy={request.status === 'loading'}>
          Calculate
        </SubmitButton>
      </Form>
      <div aria-live="polite">{value && <TrialResult trial={value} delivery={delivery} />}</div>
    </Panel>
  );
}
