import { useEffect, useRef, useState } from "react";
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
import { verdictOf } from "./verdict-words";

type FinderProps = Pick<
  Queries.ComparisonFragment,
  "tools" | "questions" | "rules" | "rows" | "verdict"
>;

/** The value of each radio that is checked, in the order of the questions. */
const answersIn = (form: HTMLFormElement): Answers =>
  Array.from(new FormData(form).values()).filter((answer) => typeof answer === "string");

/** Questions, and a verdict on which tools meet the answers. Hidden without scripts. */
export function Finder(content: FinderProps) {
  const { tools, questions, verdict: words } = content;
  const [answers, setAnswers] = useState<Answers>([]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const asked = form.current;
    if (!asked) return;
    const read = () => setAnswers(answersIn(asked));
    // Answers from before hydration.
    read();
    // Not onChange: after a reset React ignores the same answer.
    asked.addEventListener("change", read);
    return () => asked.removeEventListener("change", read);
  }, []);

  const judged = judge(content, answers);
  const verdict = verdictOf(words, namesBy(tools, judged), answers, questions.length);
  const reset = () => {
    form.current?.reset();
    form.current?.querySelector("input")?.focus();
    setAnswers([]);
  };
  return (
    <Form
      ref={form}
      aria-label={words.label}
      data-answered={Boolean(verdict)}
      onSubmit={(event) => event.preventDefault()}
    >
      <Questions>
        <p>{words.start}</p>
        {questions.map(({ id, text, options }) => (
          <Choice
            key={id}
            asked
            name={`team-${id}`}
            legend={text}
            options={options.map((option) => ({ value: option.id, label: option.label }))}
          />
        ))}
        {verdict && (
          <Left>
            <Reset type="button" onClick={reset}>
              {words.reset}
            </Reset>
            <span aria-hidden>{verdict.left}</span>
          </Left>
        )}
      </Questions>
      <div>
        <VerdictSentence tools={tools} verdict={verdict} />
        {verdict && (
          <Tell data-shown={judged[0]?.standing !== "meets"}>
            <Button look="secondary" {...opensDialog("newsletter")}>
              {words.tell}
            </Button>
          </Tell>
        )}
      </div>
      {verdict && <ToolStandings content={content} judged={judged} />}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[8]} ${theme.space[10]};
  margin-top: ${theme.space[10]};

  &[data-answered="true"] {
    ${media.lg} {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }
  ${media.noScript} {
    display: none;
  }
`;

const Questions = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  ${media.sm} {
    gap: ${theme.space[3]};
  }
  & > p {
    font: 550 ${theme.text.xl} / 1.3 ${theme.font.heading};
  }
`;

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
  text-decoration: underline;
  text-underline-offset: 0.2em;
  ${media.hover} {
    &:hover {
      color: ${theme.color.ink};
    }
  }
`;

/** Shown if our tool does not meet the answers. */
const Tell = styled.p`
  visibility: hidden;
  margin-top: ${theme.space[5]};

  &[data-shown="true"] {
    visibility: visible;
  }
`;
