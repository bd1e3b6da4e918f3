import styled from "styled-components";
import { theme } from "../theme";
import { Mark } from "../ui/mark";
import { Link } from "../ui/link";

interface LogoProps {
  name: string;
  /** Its name for screen readers. */
  label: string;
}

/** The mark and the name, as a link to the landing page. */
export function Logo({ name, label }: LogoProps) {
  return (
    <Home to="/" aria-label={label}>
      <Mark />
      {name}
    </Home>
  );
}

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.target};
  font-family: ${theme.font.heading};
  font-size: ${theme.text.logo};
  font-weight: 700;
  letter-spacing: -0.03em;
  text-decoration: none;
`;
