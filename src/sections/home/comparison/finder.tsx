import { useCallback, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { judge, namesBy } from "../../../lib/verdict";
import type { Answers } from "../../../lib/verdict";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Button } from "../../../ui/button";
import { Choice, questionWidth } from "../../../ui/choice";
import { opensDialog } from "../../../ui/dialog";
import { ToolStandings } from "./tool-standings";
import { VerdictSentence } from "./verdict-sentence";
import { saidOf } from "./verdict-words";

/** Name of a question's radios. */
const nameOf = (question: string): string => `team-${question}`;

type FinderProps = Pick<
  Queries.ComparisonFragment,
  "tools" | "questions" | "rules" | "rows" | "verdict"
>;

/**
 * Some questions, and which of the tools meet the answers by what their cells say. It needs scripts; without them and on paper
 * the table says what there is to say.
 */
export function Finder(content: FinderProps) {
  const { tools, questions, verdict: words } = content;
  const [answers, setAnswers] = useState<Answers>([]);
  const form = useRef<HTMLFormElement>(null);
  const read = useCallback(() => {
    const data = new FormData(form.current ?? undefined);
    const given = questions.map(({ id }) => data.get(nameOf(id)));
    setAnswers(given.filter((answer) => typeof answer === "string"));
  }, [questions]);
  useEffect(() => {
    const asked = form.current;
    // Somebody may have answered before the scripts came.
    read();
    // Not onChange: after a reset React takes the same answer for no change.
    asked?.addEventListener("change", read);
    return () => asked?.removeEventListener("change", read);
  }, [read]);

  const judged = judge(content, answers);
  const said = saidOf(words, namesBy(tools, judged), answers, questions.length);
  const isAnswered = answers.length > 0;
  return (
    <Form
      ref={form}
      aria-label={words.label}
      onReset={() => setAnswers([])}
      onSubmit={(event) => event.preventDefault()}
    >
      <Questions>
        {questions.map(({ id, text, options }) => (
          <Choice
            key={id}
            asked
            name={nameOf(id)}
            legend={text}
            options={options.map((option) => ({ value: option.id, label: option.label }))}
          />
        ))}
        <Left>
          <Reset type="reset">{words.reset}</Reset>
          <span aria-hidden>{said.left}</span>
        </Left>
      </Questions>
      <div>
        <VerdictSentence tools={tools} said={said} />
        <Tell data-shown={isAnswered && judged[0]?.standing !== "meets"}>
          <Button look="secondary" {...opensDialog("newsletter")}>
            {words.tell}
          </Button>
        </Tell>
      </div>
      <ToolStandings content={content} judged={isAnswered ? judged : []} />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[8]} ${theme.space[10]};
  margin-top: ${theme.space[10]};

  ${media.lg} {
    /* The columns of the section's head. */
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
  }
  ${media.fixed} {
    display: none;
  }
`;

const Questions = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  ${media.sm} {
    gap: ${theme.space[3]};
  }
`;

/** How much is left to answer, and a way back. */
const Left = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[5]};
  font-size: ${theme.text.ui};
  color: ${theme.color.muted};
  ${media.sm} {
    margin-left: ${questionWidth};
  }
`;

const Reset = styled.button`
  min-height: ${theme.size.target};
  padding: 0;
  border: 0;
  background: none;
  font-size: ${theme.text.ui};
  color: ${theme.color.muted};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  ${media.hover} {
    &:hover {
      color: ${theme.color.ink};
    }
  }
`;

/** Where ours does not do; its place is kept. */
const Tell = styled.p`
  visibility: hidden;
  margin-top: ${theme.space[5]};

  &[data-shown="true"] {
    visibility: visible;
  }
`;
