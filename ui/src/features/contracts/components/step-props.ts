import type { ContractStep } from '../../../data/contracts/step';
import type { Contract } from '../../../lib/api';

/** What a part of the contract's page needs to take a step. */
export interface StepProps {
  contract: Contract;
  pending: boolean;
  error: unknown;
  onStep: (step: ContractStep) => void;
}
