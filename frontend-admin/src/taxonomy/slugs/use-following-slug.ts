import type { FormInstance } from 'antd/es/form';
import { useRef } from 'react';
import { slugOf } from './slug-of';

/** The short name of something new follows its name until it is edited. @returns to be told of a changed name */
export function useFollowingSlug<Fields>(form: FormInstance<Fields>, isNew: boolean) {
  const followed = useRef('');
  return (name: string | undefined) => {
    const slug = (form.getFieldValue('slug' as never) as string | undefined) ?? '';
    if (!isNew || name === undefined || slug !== followed.current) return;
    followed.current = slugOf(name);
    form.setFieldValue('slug' as never, followed.current);
  };
}
