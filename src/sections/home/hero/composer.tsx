import { type SubmitEvent, useEffect, useRef } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Button } from "../../../ui/button";
import { Enter } from "../../../ui/icons";
import { maxTitle } from "../demo/draft";
import type { SceneIssue } from "../demo/project";
import { Examples } from "./examples";

/** What the model was trained on, with a link to its accuracy. */
export interface ModelHint {
  note: string;
  question: string;
  to: string;
}

interface ComposerProps {
  model: ModelHint;
  copy: Queries.BoardSceneFragment["composer"];
  draft: SceneIssue | undefined;
  onTitle: (title: string) => void;
  onAdd: (title: string) => void;
}

const id = "new-issue";

/** The field for a new issue. Before hydration typed text stays, and because of `method="dialog"` Enter does nothing. */
export function Composer({ copy, model, draft, onTitle, onAdd }: ComposerProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (input.current?.value) onTitle(input.current.value);
  }, [onTitle]);

  const fill = (title: string) => {
    if (!input.current) return;
    input.current.value = title;
    onTitle(title);
    // An action that is repeated after hydration must not move the focus, or scroll back.
    const { activeElement, body } = document;
    if (activeElement === body || input.current.form?.contains(activeElement))
      input.current.focus({ preventScroll: true });
  };
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    onAdd(input.current?.value ?? "");
    fill("");
  };
  return (
    <Form method="dialog" onSubmit={add}>
      <Head>
        <label htmlFor={id}>{copy.label}</label>
        <p>
          <span>{model.note}</span> <a href={model.to}>{model.question}</a>
        </p>
      </Head>
      <Line>
        <input
          ref={input}
          id={id}
          maxLength={maxTitle}
          placeholder={copy.placeholder}
          autoComplete="off"
          autoCorrect="off"
          enterKeyHint="done"
          onInput={(event) => onTitle(event.currentTarget.value)}
        />
        <Button type="submit" look="secondary" aria-label={copy.add}>
          <span>{copy.add}</span>
          <Enter size={16} aria-hidden />
        </Button>
      </Line>
      <Examples copy={copy} draft={draft} onPick={fill} />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.625rem;
  padding: ${theme.space[5]} ${theme.space[4]} ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.line};

  ${media.noScript} {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  align-items: baseline;
  justify-content: space-between;

  label {
    font: 650 ${theme.text.lg} / 1.3 ${theme.font.heading};
  }
  p {
    font-size: ${theme.text.sm};
    color: ${theme.color.muted};
  }
  ${media.belowSm} {
    display: contents;

    p {
      order: 1;
    }
  }
`;

/** The input and its button look like one field. */
const Line = styled.div`
  display: flex;
  gap: ${theme.space[1]};
  align-items: center;
  padding: 0.25rem;
  border: 1.5px solid ${theme.color.edge};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};

  &:focus-within {
    border-color: ${theme.color.accent};
    outline: 1.5px solid ${theme.color.accent};
    ${media.forcedColors} {
      outline-width: 3px;
    }
  }
  input {
    flex: 1;
    min-width: 0;
    height: ${theme.size.target};
    padding: 0 ${theme.space[4]};
    border: 0;
    outline: none;
    background: none;
    font-size: ${theme.text.md};
    text-overflow: ellipsis;
  }
  ${media.belowSm} {
    button > span {
      display: none;
    }
    button > svg {
      margin: 0;
    }
  }
`;
