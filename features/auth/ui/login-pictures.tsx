import { Carousel } from 'antd';
import { useSelector } from 'react-redux';
import { Picture } from '#src/ui/picture.tsx';
import { useStillness } from '#src/ui/use-stillness';
import { selectPictures } from '../selectors';
import * as styles from './auth.module.css';

const EVERY_MS = 5_000;
const SIZE = { width: 300, height: 420 };

/** Its place is kept while the pictures are on their way; on a phone there is none. */
export const LoginPictures = () => {
  const isStill = useStillness();
  const pictures = useSelector(selectPictures);
  return (
    <div className={styles.pictures}>
      {pictures && (
        <Carousel autoplay={!isStill} autoplaySpeed={EVERY_MS} pauseOnHover>
          {pictures.map(({ pictureUri, title }) => (
            <Picture key={title} src={pictureUri} alt={title} {...SIZE} eager />
          ))}
        </Carousel>
      )}
    </div>
  );
};
