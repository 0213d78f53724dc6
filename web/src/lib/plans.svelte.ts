/** My answers in advance at one table, as the server keeps them. */

import { ApiError, dropPlan, fetchPlans, planAnswer } from './api';
import type { Message, Plan, Plans } from './wire';

export class PlanBook {
  plans = $state.raw<Plans | null>(null);
  error = $state.raw<Message | null>(null);

  constructor(
    readonly table: string,
    readonly seat: number,
  ) {}

  get questions() {
    return this.plans?.questions ?? [];
  }

  get count(): number {
    return this.plans?.plans.length ?? 0;
  }

  /** What is answered whatever the card; null: I am asked. */
  always(question: string): number | null {
    return this.of(question).find(({ card }) => !card)?.action ?? null;
  }

  /** What is answered about single cards. */
  single(question: string): Plan[] {
    return this.of(question).filter(({ card }) => card);
  }

  readonly load = () => this.hear(fetchPlans(this.table, this.seat));

  plan(question: string, action: number | null, card = ''): Promise<void> {
    return this.hear(planAnswer(this.table, { question, action, card, seat: this.seat }));
  }

  drop({ question, card }: Plan): Promise<void> {
    return this.hear(dropPlan(this.table, { question, card, seat: this.seat }));
  }

  private of(question: string): Plan[] {
    return this.plans?.plans.filter((one) => one.question === question) ?? [];
  }

  private async hear(answer: Promise<Plans>) {
    try {
      this.plans = await answer;
      this.error = null;
    } catch (problem) {
      this.error =
        problem instanceof ApiError ? problem.reason : { id: 'page-server-error', args: {} };
    }
  }
}
