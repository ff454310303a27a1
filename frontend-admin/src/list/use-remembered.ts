import { selectUser, type SessionHolder } from '@haberdash/kit/session';
import { useState } from 'react';
import { useSelector } from 'react-redux';

/** A list of values that this browser remembers for the signed-in user. */
export function useRemembered<Value>(name: string, initial: Value[]) {
  const user = useSelector((state: SessionHolder) => selectUser(state));
  const key = `haberdash:${user?.id}:${name}`;
  const [values, setValues] = useState(() => (remembered(key) as Value[] | undefined) ?? initial);
  const remember = (next: Value[]) => {
    setValues(next);
    window.localStorage.setItem(key, JSON.stringify(next));
  };
  return [values, remember] as const;
}

function remembered(key: string): unknown[] | undefined {
  const text = window.localStorage.getItem(key);
  const values: unknown = text === null ? undefined : JSON.parse(text);
  return Array.isArray(values) ? values : undefined;
}
