import { useState } from "react";
import styled from "styled-components";
import { theme } from "../theme";

interface AvatarProps {
  /** The user's name; its initials replace an image that does not load. */
  name: string;
  /** Address of the image, or "". */
  picture: string;
}

/** A user's small round image. */
export function Avatar({ name, picture }: AvatarProps) {
  const [broken, setBroken] = useState("");
  const shown = picture !== "" && picture !== broken;
  return (
    <Circle role="img" aria-label={name}>
      {shown ? (
        // Some providers refuse image requests with a referrer.
        <img src={picture} alt="" referrerPolicy="no-referrer" onError={() => setBroken(picture)} />
      ) : (
        initialsOf(name)
      )}
    </Circle>
  );
}

/** The first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  // Splits by code points, not UTF-16 units.
  const letters = words.map((word) => Array.from(word)[0]);
  return [letters[0], letters.slice(1).at(-1)].join("").toUpperCase();
}

const Circle = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${theme.size.target};
  height: ${theme.size.target};
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.sunken};
  font-size: ${theme.text.sm};
  font-weight: 600;

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
