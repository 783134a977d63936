/** A short game in the text form, as docs/records.md shows it. Its draws follow from its secret. */

export const EXAMPLE = `\
casebook 1
game 6564213d9e7368cec66ab5
title mr-jack-pocket
rules 1
options {"roles":"random"}
created 2026-11-30T09:00:00.000Z
seat 0 "Ada" b906fd663bbb206f1894d8629d9d2b455c872cb0269800c122c87b5f0defb2c3
seat 1 "Bram" -
commitment 904bd42fa1f103f28308a495168aadaeb36dc3b2876217b4a760d36eb150ba26
secret 6febd71b749e01a21e63b86f2f0b578c9a5d3f5d6fcc096a75983e996097aac0

1 2026-11-30T14:30:29.000Z start ~ start/jack = 0 ~ start/tiles = [8,3,0,2,4,6,5,1,7] ~ start/wall 2 = 1 ~ start/wall 4 = 0 ~ start/wall 5 = 1 ~ start/wall 6 = 0 ~ start/wall 7 = 1 ~ start/wall 9 = 1 ~ start/cards = [6,5,0,8,2,3,1,7,4] ~ round 1/tokens = 6 > start 0 lane:west,gull:east,madame:east,bert:north,stealthy:east,lestrade:north,smith:east,goodley:south,pizer:east lestrade > tokens 1 alibi,watson,exchange,rotation
2 2026-11-30T18:23:29.000Z 1 exchange madame smith > exchanged 1 madame smith
3 2026-11-30T19:45:58.000Z 0 watson 1 > moved 0 watson 4 5 watson
4 2026-12-01T03:26:58.000Z 0 alibi > alibi 0 0 smith -
5 2026-12-02T01:01:27.000Z 1 rotation lestrade 270 rotation-joker > rotated 1 lestrade 270 rotation-joker north west > appeal 1 seen lane,gull,smith,bert,stealthy,madame,goodley,pizer investigator > end one-suspect 1 lestrade 1

finished one-suspect 2 1
`;
