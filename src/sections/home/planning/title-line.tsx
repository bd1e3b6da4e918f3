import type { ReactNode, RefObject } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { maxTitle } from "../demo/draft";

interface TitleLineProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Accessible name of the field. */
  label: string;
  /** Initial title. */
  title: string;
  onTitle: (title: string) => void;
  /** At the end of the line. */
  children: ReactNode;
}

/** An issue's title as an editable line. */
export function TitleLine({ field, label, title, onTitle, children }: TitleLineProps) {
  return (
    <Line>
      <textarea
        key={title}
        ref={field}
        rows={1}
        maxLength={maxTitle}
        aria-label={label}
        defaultValue={title}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onInput={({ currentTarget }) => onTitle(currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      {children}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${theme.space[4]};
  align-items: end;

  textarea {
    field-sizing: content;
    flex: 1;
    min-width: 0;
    max-width: 16em;
    padding: 0 0 ${theme.space[2]};
    border: 0;
    border-bottom: 2px solid ${theme.color.edge};
    border-radius: 0;
    outline: none;
    color: inherit;
    background: none;
    font: 700 ${theme.text.line} / 1.14 ${theme.font.heading};
    letter-spacing: -0.02em;
    resize: none;
  }
  textarea:focus {
    border-color: ${theme.color.accent};
    box-shadow: 0 2px ${theme.color.accent};
    ${media.forcedColors} {
      outline: 2px solid;
    }
  }
  /* Room for two lines. */
  @supports not (field-sizing: content) {
    textarea {
      height: calc(2.28em + ${theme.space[2]} + 2px);
    }
  }
  ${media.hover} {
    textarea:hover:not(:focus) {
      border-color: ${theme.color.ink};
    }
  }
  button {
    flex: none;
  }
  ${media.belowSm} {
    gap: ${theme.space[2]};

    button {
      padding: 0;
      width: ${theme.size.target};
    }
    button > span {
      display: none;
    }
  }
  ${media.noScript} {
    button {
      display: none;
    }
  }
`;
