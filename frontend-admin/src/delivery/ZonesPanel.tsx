import Button from 'antd/es/button';
import Tag from 'antd/es/tag';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { EntryActions } from '../ui/EntryActions';
import { Panel } from '../ui/Panel';
import { methodEditor, zoneEditor, type MethodFields } from './delivery-editors';
import { areaText, daysText, tableText } from './delivery-text';
import type { Delivery, Method, Zone } from './delivery.api';
import styles from './delivery.module.css';
import { methodDeleteRequested, zoneDeleteRequested } from './delivery.slice';

const newMethod: Partial<MethodFields> = {
  kind: 'delivery',
  isOn: true,
  table: { measure: 'subtotal', steps: [{ from: 0, price: 0 }] },
  workingDays: { min: 3, max: 5 },
  cutOff: '14:00',
};

/** The zones with their methods. */
export function ZonesPanel({ delivery: { zones, methods } }: { delivery: Delivery }) {
  const dispatch = useDispatch();
  return (
    <Panel title="Zones and methods">
      <p className={styles.hint}>
        What the shop&apos;s own texts say about delivery is edited on the pages{' '}
        <Link to="/admin/shop">Shop</Link> and <Link to="/admin/pages">Pages</Link>.
      </p>
      <ul className={styles.zones}>
        {zones.map((zone) => (
          <li key={zone.id} className={styles.zone}>
            <ZoneEntry zone={zone} methods={methods.filter(({ zoneId }) => zoneId === zone.id)} />
          </li>
        ))}
      </ul>
      <Button type="primary" onClick={() => dispatch(zoneEditor.opened({ saved: null }))}>
        Add zone
      </Button>
    </Panel>
  );
}

function ZoneEntry({ zone, methods }: { zone: Zone; methods: Method[] }) {
  const dispatch = useDispatch();
  const { id, name } = zone;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3>{name}</h3>
          <p className={styles.about}>{areaText(zone)}</p>
        </div>
        <EntryActions
          name={name}
          obstacle={methods.length > 0 && 'Move or delete its methods first'}
          onEdit={() => dispatch(zoneEditor.opened({ saved: zone }))}
          onDelete={() => dispatch(zoneDeleteRequested(id))}
        />
      </div>
      {methods.length > 0 ? (
        <ul className={styles.methods}>
          {methods.map((method) => (
            <li key={method.id} className={styles.method}>
              <MethodEntry method={method} zone={zone} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.methods}>The shop does not deliver there: this zone has no method.</p>
      )}
      <Button
        aria-label={`Add method to ${name}`}
        onClick={() => dispatch(methodEditor.opened({ saved: null, initial: { ...newMethod, zoneId: id } }))}
      >
        Add method
      </Button>
    </>
  );
}

function MethodEntry({ method, zone }: { method: Method; zone: Zone }) {
  const dispatch = useDispatch();
  const { id, name, kind, isOn, carrier } = method;
  return (
    <>
      <div className={styles.words}>
        <p className={styles.name}>
          {name}
          {!isOn && <Tag>Off</Tag>}
          {kind === 'pick-up' && <Tag color="blue">Pick-up</Tag>}
        </p>
        <p>{tableText(method)}</p>
        <p className={styles.about}>{[daysText(method), carrier].filter(Boolean).join(' · ')}</p>
      </div>
      <EntryActions
        name={`${name} in ${zone.name}`}
        onEdit={() => dispatch(methodEditor.opened({ saved: method }))}
        onDelete={() => dispatch(methodDeleteRequested(id))}
      />
    </>
  );
}
