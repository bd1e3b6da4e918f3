import { useState } from "react";
import styled from "styled-components";
import { theme } from "../theme";

interface AvatarProps {
  /** The user's name. Its initials replace an image that doesn't load. */
  name: string;
  /** URL of the image, or "". */
  picture: string;
}

/** A user's picture, or their initials. */
export function Avatar({ name, picture }: AvatarProps) {
  const [brokenPicture, setBrokenPicture] = useState("");
  const canShow = picture !== "" && picture !== brokenPicture;
  return (
    <Circle role="img" aria-label={name}>
      {canShow ? (
        // Some providers refuse image requests with a referrer.
        <img
          src={picture}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setBrokenPicture(picture)}
        />
      ) : (
        getInitials(name)
      )}
    </Circle>
  );
}

/** First letters of the first and the last name. */
function getInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  // Array.from splits by code points, not UTF-16 units.
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
