/** 2026-11-20T11:52:07.000Z → 2026-11-20 */
export function day(date: string): string {
  return date.split('T', 1)[0]!;
}
