import styled from "styled-components";
import { theme } from "../../../theme";
import paths from "./editor-logos.json";

/** A tool's mark in one colour. Paths: `npm run logos`, from simple-icons (CC0). */
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
