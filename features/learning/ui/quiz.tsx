import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Question } from '../contract';
import { selectReading } from '../selectors';
import * as styles from './learning.module.css';

interface QuestionCardProps {
  readonly question: Question;
  readonly ordinal: number;
  readonly chosen: number | undefined;
  readonly onChoose: (option: number) => void;
}

/** What is right is told once an answer is given, and the answer stands. */
const QuestionCard = ({
  question: { ask, options, right, why },
  ordinal,
  chosen,
  onChoose,
}: QuestionCardProps) => (
  <fieldset className={styles.question}>
    <legend>
      {ordinal}. {ask}
    </legend>
    {options.map((option, at) => (
      <label key={option} className="check">
        <input
          type="radio"
          checked={chosen === at}
          disabled={chosen !== undefined && chosen !== at}
          onChange={() => {
            if (chosen === undefined) onChoose(at);
          }}
        />
        {option}
      </label>
    ))}
    <p role="status">
      {chosen !== undefined && (
        <>
          <b className={chosen === right ? 'good' : 'bad'}>
            {chosen === right ? '对。' : `不对，应是“${options[right] ?? ''}”。`}
          </b>
          {why}
        </>
      )}
    </p>
  </fieldset>
);

export interface QuizProps {
  readonly section: string;
  readonly questions: readonly Question[];
}

export const Quiz = ({ section, questions }: QuizProps) => {
  const send = useSend();
  const answers = useSelector(selectReading).answers[section] ?? [];
  const right = questions.filter((one, at) => answers[at] === one.right).length;
  const isOver = questions.every((_, at) => answers[at] !== undefined);
  return (
    <>
      {questions.map((question, at) => (
        <QuestionCard
          key={question.ask}
          question={question}
          ordinal={at + 1}
          chosen={answers[at]}
          onChoose={(option) => send(commands.answerQuestion({ section, question: at, option }))}
        />
      ))}
      {isOver && (
        <p role="status">
          {questions.length} 题答对 {right} 题。
        </p>
      )}
    </>
  );
};
