// Which unit of pay goes with a kind of job.
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { JobKind, PayUnit } from '../../lib/api';
import { majorUnits, parseMoney } from '../../lib/money';
import type { PostValues } from './post-schema';

/** From this amount on, steady pay is more likely a salary than an hourly wage. */
const salaryFrom = 200;

/** The unit people usually mean for this kind of job; the amount tells an hourly wage from a salary. */
export function usualUnit(kind: JobKind | '', amount: number | null): PayUnit | '' {
  if (kind === '') return '';
  if (kind === 'one_off') return 'job';
  if (kind === 'steady') return amount !== null && amount < salaryFrom ? 'hour' : 'year';
  return 'hour';
}

/**
 * Lets the unit of a new job's pay follow the kind of job and the amount until the person chooses a unit.
 * `kindChosen` says whether the kind was chosen before this code had loaded.
 */
export function useUsualUnit(currency: string, isNew: boolean, kindChosen: boolean): void {
  const { watch, getValues, setValue, getFieldState } = useFormContext<PostValues>();
  const missed = useRef(kindChosen);
  useEffect(() => {
    if (!isNew) return;
    const usualNow = ({ kind, budgetMin, budgetMax }: PostValues) => {
      const amount = parseMoney(budgetMax || budgetMin, currency);
      return usualUnit(kind, amount === null ? null : majorUnits(amount, currency));
    };
    let isChosen = false;
    let isFollowing = false;
    let usual = usualNow(getValues());
    if (missed.current && !getFieldState('budgetUnit').isDirty) setValue('budgetUnit', usual);
    missed.current = false;
    const { unsubscribe } = watch((_, { name, type }) => {
      const values = getValues();
      const [before, next] = [usual, usualNow(values)];
      usual = next;
      if (name === 'budgetUnit' && !isFollowing) isChosen = true;
      // A restored draft may have a unit of its own, which was chosen then.
      if (type !== 'change' || isChosen || before === next || values.budgetUnit !== before) return;
      isFollowing = true;
      setValue('budgetUnit', next);
      isFollowing = false;
    });
    return unsubscribe;
  }, [watch, getValues, setValue, getFieldState, currency, isNew]);
}
