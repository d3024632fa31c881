import { Carousel } from 'antd';
import { useSelector } from 'react-redux';
import { useStillness } from '#src/ui/use-stillness';
import { selectPictures } from '../selectors';
import * as styles from './auth.module.css';

const EVERY_MS = 5_000;

/** Its place is kept while the pictures are on their way; on a phone there is none. */
export const LoginPictures = () => {
  const isStill = useStillness();
  const pictures = useSelector(selectPictures);
  return (
    <div className={styles.pictures}>
      {pictures && (
        <Carousel autoplay={!isStill} autoplaySpeed={EVERY_MS} pauseOnHover>
          {pictures.map(({ pictureUri, title }) => (
            <img key={title} src={pictureUri} alt={title} />
          ))}
        </Carousel>
      )}
    </div>
  );
};
