import { brokenOff, type Finding } from './trial';

/** Compares a trial's findings with the bug that was planted, or with none. */
export interface Verdict {
  trial: string;
  bug: string | undefined;
  /** The check that failed. */
  check: string | undefined;
  good: boolean;
}

/** A trial that breaks off has noticed nothing, and is not good either. */
export function verdictOn(performed: Pick<Verdict, 'trial' | 'bug'>, findings: Finding[]): Verdict {
  const bad = findings.filter(({ good }) => !good);
  const noticed = bad.find(({ what }) => what !== brokenOff);
  const good = performed.bug === undefined ? bad.length === 0 : noticed !== undefined;
  const check = noticed ?? bad[0];
  return { ...performed, check: check && `${check.what}: ${check.figure.split('\n')[0] ?? ''}`, good };
}

/** One line each: the bug, the trial, and which check caught it. */
export function presentVerdicts(verdicts: Verdict[]): string[] {
  const rows = verdicts.map(({ trial, bug = 'no bug', check, good }) => ({
    word: wordFor(bug === 'no bug', good),
    bug,
    trial,
    check: check ?? '',
  }));
  const width = (column: 'bug' | 'trial') => Math.max(...rows.map((row) => row[column].length));
  const [bugs, names] = [width('bug'), width('trial')];
  return rows.map(({ word, bug, trial, check }) =>
    `${word}  ${bug.padEnd(bugs)}  ${trial.padEnd(names)}  ${check}`.trimEnd(),
  );
}

function wordFor(isSound: boolean, good: boolean): string {
  if (isSound) return good ? 'sound ' : 'BROKEN';
  return good ? 'caught' : 'MISSED';
}
