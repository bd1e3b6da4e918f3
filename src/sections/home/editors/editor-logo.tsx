import styled from "styled-components";
import { theme } from "../../../theme";
import paths from "./editor-logos.json";

/** A tool's mark in one colour. Paths: simple-icons 16.37 (CC0-1.0), copied by a script into the JSON. */
export function EditorLogo({ logo }: { logo: Queries.EditorLogo }) {
  return (
    <Logo viewBox="0 0 24 24" width={28} height={28} aria-hidden>
      <path d={paths[logo]} />
    </Logo>
  );
}

const Logo = styled.svg`
  flex: none;
  fill: ${theme.color.ink};
`;
