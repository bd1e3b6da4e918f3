import { useEffect, useState } from "react";
import { graphql } from "gatsby";
import { Check, Link2 } from "lucide-react";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";

interface CopyLinkProps {
  /** Anchor on this page. */
  id: string;
  /** What the link leads to, for those who only hear the button. */
  name: string;
  words: Queries.CopyLinkWordsFragment;
}

/** How long the confirmation stays, in ms. */
const confirmation = 2000;

/** Copies the address of an anchor; where copying is forbidden it goes there, so that the bar shows it. */
export function CopyLink({ id, name, words }: CopyLinkProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmation);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    const address = new URL(`#${id}`, window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      window.location.hash = id;
    }
  };
  const Icon = copied ? Check : Link2;
  return (
    <Holder>
      <button type="button" aria-label={`${words.copyLink}: ${name}`} onClick={() => void copy()}>
        <Icon size={16} aria-hidden />
      </button>
      <span role="status">{copied ? words.copied : ""}</span>
    </Holder>
  );
}

export const fragment = graphql`
  fragment CopyLinkWords on Changelog {
    copyLink
    copied
  }
`;

const Holder = styled.span`
  position: relative;
  margin-left: ${theme.space[2]};
  white-space: nowrap;

  ${media.noScript} {
    display: none;
  }
  & > button {
    position: relative;
    padding: ${theme.space[1]};
    border: 0;
    border-radius: ${theme.radius.sm};
    vertical-align: middle;
    background: none;
    color: ${theme.color.muted};
  }
  /* A target of 44 px without a taller line. */
  & > button::after {
    content: "";
    position: absolute;
    inset: -0.625rem;
  }
  & > button:hover {
    color: ${theme.color.accent};
  }
  & > span {
    position: absolute;
    z-index: 1;
    right: 0;
    bottom: 100%;
    padding-inline: ${theme.space[2]};
    border-radius: ${theme.radius.sm};
    font-size: ${theme.text.sm};
    color: ${theme.color.paper};
    background: ${theme.color.ink};
  }
`;
