import { createContext, use, useEffect, useId, useReducer } from 'react';

interface Report {
  form: string;
  orderId: string;
  isUnsaved: boolean;
}

type Unsaved = Record<string, string>;

/** For the forms of an order's dialog. */
export const UnsavedInput = createContext<(report: Report) => void>(() => {});

/** @returns the ids of the orders with unsaved input by form, and how a form reports */
export const useUnsavedInputs = () => useReducer(withReport, {});

/** Tells the dialog around the form whether it has input that closing would discard. */
export function useUnsavedInput(orderId: string, isUnsaved: boolean): void {
  const form = useId();
  const report = use(UnsavedInput);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    report({ form, orderId, isUnsaved: true });
    return () => report({ form, orderId, isUnsaved: false });
  }, [report, form, orderId, isUnsaved]);
}

function withReport(unsaved: Unsaved, { form, orderId, isUnsaved }: Report): Unsaved {
  const { [form]: _, ...others } = unsaved;
  return isUnsaved ? { ...others, [form]: orderId } : others;
}
