import type { CalculationName } from '../../calculations';
import type { Content, Question, Section } from '../../contract';

/** A calculation with what the text says comes out of it. */
interface WorkedExample {
  readonly name: CalculationName;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly stated: Readonly<Record<string, number>>;
}

const section = (
  id: string,
  title: string,
  text: readonly string[],
  more: Partial<Section> = {},
): Section => ({
  id,
  title,
  text: [...text],
  ...more,
});

export const rules = (figure: string | undefined, ...text: readonly string[]): Section =>
  section('rules', '规则', text, figure === undefined ? {} : { figure });
export const example = ({ name, values = {}, stated }: WorkedExample, ...text: readonly string[]): Section =>
  section('example', '算例', text, { calculation: { name, values: { ...values }, stated: { ...stated } } });
export const mistakes = (...text: readonly string[]): Section => section('mistakes', '易错', text);
export const quiz = (...questions: readonly Question[]): Section =>
  section('quiz', '自测', ['先作答，再看解释。'], { questions: [...questions] });

/** The right one is named by its place among the options. */
export const question = (ask: string, options: readonly string[], right: number, why: string): Question => ({
  ask,
  options: [...options],
  right,
  why,
});

/** A lesson without the name of its module. */
export type Lesson = Omit<Content, 'module'>;

/** A case: what was wrong, what it costs, what was done, what it saves, and where that holds. */
interface CasePlan extends Pick<Lesson, 'id' | 'chapter' | 'title' | 'minutes' | 'summary' | 'basis'> {
  readonly publishedOn: string;
  readonly problem: readonly string[];
  readonly estimate: readonly string[];
  readonly worked: WorkedExample;
  readonly plan: readonly string[];
  readonly saving: readonly string[];
  readonly terms: readonly string[];
  readonly links: NonNullable<Section['links']>;
}
export interface Case extends Lesson {
  readonly publishedOn: string;
}
export const caseOf = ({
  problem,
  estimate,
  worked,
  plan,
  saving,
  terms,
  links,
  ...head
}: CasePlan): Case => {
  const { name, values = {}, stated } = worked;
  return {
    ...head,
    kind: '计算器',
    sections: [
      section('problem', '问题', problem),
      section('estimate', '测算', estimate, {
        calculation: { name, values: { ...values }, stated: { ...stated } },
      }),
      section('plan', '方案', plan),
      section('saving', '节约额', saving),
      section('terms', '适用条件', terms, { links }),
    ],
  };
};
